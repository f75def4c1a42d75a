// Closes connections when the server stops, so that it doesn't wait for unused ones.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const GRACE_MS = 300;

export function closeConnectionsOnStop(app: FastifyInstance): void {
  let closing = false;
  // Browsers open connections before they need them. Node doesn't count those as idle and would wait a minute.
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
    }, GRACE_MS).unref();
  });
  // A connection that carries an answer during the stop would otherwise be kept alive.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
