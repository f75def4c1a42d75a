// A stop must not wait for connections on which nothing happens any more.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const LAST_CHANCE_MS = 300;

export function closeConnectionsOnStop(app: FastifyInstance): void {
  let closing = false;
  // Browsers open connections ahead of requests; Node does not count those as idle and would wait a minute.
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => {
      for (const socket of unused) socket.destroy();
    }, LAST_CHANCE_MS).unref();
  });
  // One that is answered during the stop would otherwise be kept alive.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
