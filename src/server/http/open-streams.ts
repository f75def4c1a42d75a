// Event streams that stay open until the token ends with which they were asked for.
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { AppError } from '#contract/errors';

export interface OpenStream {
  response: ServerResponse;
  headers: OutgoingHttpHeaders;
  tokenHash: Buffer;
  /** The person or the kiosk that reads it. */
  holder: string;
  orgId: string;
}

export interface OpenStreams<S extends OpenStream> {
  /** Answers 503 when the organisation has as many streams as it may have. Its screens then ask by themselves. */
  requireRoom(orgId: string): void;
  /** Ends the oldest stream of a holder who has too many: it may belong to a connection that is long gone. */
  add(stream: S): void;
  write(stream: S, text: string): void;
  /** Something may have been missed: every reader asks again. */
  greetAll(): void;
  all(): Iterable<S>;
  /** Ends the streams of a token, given as hex. */
  endOf(tokenHash: string): void;
  count(): number;
  closeAll(): void;
}

export interface StreamLimits {
  heartbeatMs?: number | undefined;
  perOrganisation?: number | undefined;
}

/** Every greeting but the first says that something may have been missed. */
export const HELLO = 'event: hello\ndata: {}\n\n';

const HEARTBEAT_MS = 15_000;
const STREAMS_PER_HOLDER = 20;
const STREAMS_PER_ORGANISATION = 4_000;
// Someone with more open tabs than that would otherwise make them replace each other every second.
const REPLACED_RETRY_MS = 60_000;
// A reader that has stopped reading would otherwise fill the server's memory.
const MOST_UNREAD_BYTES = 1024 * 1024;

/** `stillGood` returns those of the tokens that still open anything. */
export function createOpenStreams<S extends OpenStream>(
  stillGood: (tokenHashes: Buffer[]) => Promise<Buffer[]>,
  { heartbeatMs = HEARTBEAT_MS, perOrganisation = STREAMS_PER_ORGANISATION }: StreamLimits = {},
): OpenStreams<S> {
  const streams = new Set<S>();
  let closed = false;

  function write(stream: S, text: string): void {
    if (!streams.has(stream)) return;
    if (stream.response.writableLength > MOST_UNREAD_BYTES) stream.response.destroy();
    else stream.response.write(text);
  }

  function end(stream: S): void {
    streams.delete(stream);
    stream.response.end();
  }

  function replaceOldestOf(holder: string): void {
    const own = [...streams].filter((stream) => stream.holder === holder);
    const [oldest] = own;
    if (!oldest || own.length < STREAMS_PER_HOLDER) return;
    write(oldest, `retry: ${REPLACED_RETRY_MS}\n\n`);
    end(oldest);
  }

  async function beat(): Promise<void> {
    for (const stream of streams) write(stream, ': still here\n\n');
    const hashes = [...new Set([...streams].map((stream) => stream.tokenHash))];
    const good = new Set((await stillGood(hashes)).map((hash) => hash.toString('hex')));
    for (const stream of streams) {
      if (!good.has(stream.tokenHash.toString('hex')) && hashes.includes(stream.tokenHash))
        end(stream);
    }
  }

  // While the database is away nothing can be checked and nothing is announced either.
  const heart = setInterval(() => beat().catch(() => undefined), heartbeatMs);
  heart.unref();

  return {
    requireRoom(orgId) {
      const open = [...streams].filter((stream) => stream.orgId === orgId).length;
      if (open >= perOrganisation) throw new AppError('busy', { retryAfterSeconds: 60 });
    },
    add(stream) {
      replaceOldestOf(stream.holder);
      streams.add(stream);
      stream.response.on('close', () => streams.delete(stream));
      stream.response.writeHead(200, {
        ...stream.headers,
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // nginx would hold events back until its buffer is full.
        'x-accel-buffering': 'no',
      });
      write(stream, `retry: 1000\n${HELLO}`);
      // One that is asked for on an open connection during the stop would hold it up to the last.
      if (closed) end(stream);
    },
    write,
    greetAll() {
      for (const stream of streams) write(stream, HELLO);
    },
    all: () => streams,
    endOf(tokenHash) {
      for (const stream of streams) {
        if (stream.tokenHash.toString('hex') === tokenHash) end(stream);
      }
    },
    count: () => streams.size,
    closeAll() {
      closed = true;
      clearInterval(heart);
      for (const stream of streams) end(stream);
    },
  };
}
