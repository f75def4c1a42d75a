// Ends connections whose answer nobody reads. Otherwise a laptop that falls asleep during a download, or a caller who
// never reads, would keep a database connection, a turn and memory for ever.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';

export interface AnswerDeadlines {
  /** How long a connection may take no byte of its answer. */
  stalledMs: number;
  /** How long an answer that is sent while it is made may take in all, however steadily it is read. */
  longestMs: number;
  /** How long such an answer may go on, and a change may wait for its turn, when the server stops. */
  stoppingMs: number;
}

const DEADLINES: AnswerDeadlines = {
  stalledMs: 30_000,
  longestMs: 10 * 60_000,
  stoppingMs: 4_000,
};

export function endStalledAnswers(
  app: FastifyInstance,
  database: Pick<Database, 'refuseWaiting'>,
  { stalledMs, longestMs, stoppingMs }: AnswerDeadlines = DEADLINES,
): void {
  const answering = new WeakSet<Socket>();
  app.server.on('request', ({ socket }, response) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  // Node calls this when a connection has neither read nor written a byte for so long, and leaves the rest to us.
  app.server.setTimeout(stalledMs, (socket: Socket) => {
    const stillWorking = answering.has(socket) && socket.writableLength === 0;
    if (stillWorking) socket.setTimeout(stalledMs);
    else socket.destroy();
  });
  const streamed = new Set<ServerResponse>();
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    if (isStream(payload)) {
      const timer = setTimeout(() => raw.destroy(), longestMs);
      streamed.add(raw);
      raw.once('close', () => {
        clearTimeout(timer);
        streamed.delete(raw);
      });
    }
    done();
  });
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const response of streamed) response.destroy();
      database.refuseWaiting();
    }, stoppingMs).unref();
  });
}

function isStream(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && 'pipe' in payload;
}
