// Answers that are written while they are read from the database: however long, they need little memory.
import { PassThrough, type Readable } from 'node:stream';

export type Write = (text: string) => Promise<void>;

/**
 * The stream waits for a slow reader, and `produce` with it. A reader that goes away makes the next
 * write fail, so that what `produce` holds open is closed.
 */
export function streamText(produce: (write: Write) => Promise<void>): Readable {
  const stream = new PassThrough();
  const write: Write = (text) =>
    new Promise((resolve, reject) => {
      if (stream.destroyed) return reject(new Error('the reader has gone'));
      if (stream.write(text)) return resolve();
      const settle = () => {
        stream.off('drain', settle);
        stream.off('close', settle);
        if (stream.destroyed) reject(new Error('the reader has gone'));
        else resolve();
      };
      stream.once('drain', settle);
      stream.once('close', settle);
    });
  produce(write).then(
    () => stream.end(),
    (error: Error) => stream.destroy(error),
  );
  return stream;
}
