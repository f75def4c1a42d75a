// Lets a request that is refused come to its end: closed with data unread, a connection is reset and the answer is lost.
import type { IncomingMessage } from 'node:http';

/** Whoever sends more than this will not hear why it was refused. */
const MOST_BYTES = 16 * 1024 * 1024;

export function readToTheEnd(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) resolve();
    });
    for (const end of ['end', 'close', 'error']) request.once(end, () => resolve());
    request.resume();
  });
}
