// Malformed requests: Node refuses them before there is a route, a reply or an error handler.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError, ERRORS, type ErrorCode } from '#contract/errors';

const CODES: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

const HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  connection: 'close',
};

/** Replaces Fastify's clientErrorHandler, whose JSON has a different shape from all our other errors. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const [status, sentence] = ERRORS[CODES[error.code ?? ''] ?? 'bad_request'];
    const headers = { ...HEADERS, 'content-length': Buffer.byteLength(sentence) };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} Refused`, ...lines, '', sentence].join('\r\n'));
  }
  socket.destroy(error);
}

/** Node would answer an unknown Expect header and a missing Host header with an empty body. */
export function refuseWithASentence(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const [status, sentence] = ERRORS.expectation_failed;
    response.writeHead(status, { ...HEADERS, 'content-length': Buffer.byteLength(sentence) });
    response.end(sentence);
  });
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    const lacksHost = headers.host === undefined && raw.httpVersion === '1.1';
    done(lacksHost ? new AppError('bad_request') : undefined);
  });
}
