// Streams an answer while it is read from the database, so that long answers need little memory.
import { PassThrough, type Readable } from 'node:stream';

export type Write = (text: string) => Promise<void>;

/**
 * A slow reader makes `produce` wait. When the reader goes away, `gone` is aborted and the next write fails, so that
 * `produce` closes what it holds open.
 */
export function streamText(produce: (write: Write, gone: AbortSignal) => Promise<void>): Readable {
  const stream = new PassThrough();
  const gone = new AbortController();
  stream.once('close', () => gone.abort());
  const write: Write = (text) =>
    new Promise((resolve, reject) => {
      if (stream.destroyed) return reject(new Error('the reader has gone away'));
      if (stream.write(text)) return resolve();
      const settle = () => {
        stream.off('drain', settle);
        stream.off('close', settle);
        if (stream.destroyed) reject(new Error('the reader has gone away'));
        else resolve();
      };
      stream.once('drain', settle);
      stream.once('close', settle);
    });
  produce(write, gone.signal).then(
    () => stream.end(),
    (error: Error) => stream.destroy(error),
  );
  return stream;
}
