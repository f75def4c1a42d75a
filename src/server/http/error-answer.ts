// Error answers: a short sentence as text, or RFC 9457 JSON for callers who ask for it.
import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, ERRORS, type ErrorCode } from '#contract/errors';
import { asAppError } from '../db/database-error';

/** After this many bytes we stop reading a request that is too large; its caller gets no answer. */
const MAXIMUM_BYTES_TO_READ = 16 * 1024 * 1024;

const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
};

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    // Fastify's codes come first: a caller who hangs up is ECONNRESET too, but the database is fine.
    const known = fromFastify(error, request) ?? asAppError(error);
    if (known?.code === 'payload_too_large') await readRest(request.raw);
    if (known) {
      if (known.status >= 500) request.log.warn({ err: error }, known.message);
      return answerError(known, request, reply);
    }
    request.log.error({ err: error }, 'unexpected error');
    const reference = `${ERRORS.internal[1]} (Reference ${request.id})`;
    return answerError(new AppError('internal', { sentence: reference }), request, reply);
  });
}

export function answerError(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  const { retryAfterSeconds, fields, findings, counts } = error.details;
  reply.code(error.status);
  // A stream that fails before its first byte leaves the headers of the answer it was to be.
  for (const name of ['content-encoding', 'content-disposition']) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  reply.header('vary', 'accept');
  if (!request.headers.accept?.includes('application/problem+json')) {
    return reply.type('text/plain; charset=utf-8').send(error.message);
  }
  return reply.type('application/problem+json').send(
    JSON.stringify({
      type: 'about:blank',
      title: ERRORS[error.code][1],
      status: error.status,
      detail: error.message,
      code: error.code,
      ...(fields ? { errors: fields } : {}),
      ...(findings ? { findings } : {}),
      ...(counts ? { counts } : {}),
    }),
  );
}

function fromFastify(error: FastifyError, request: FastifyRequest): AppError | undefined {
  const code = FASTIFY_CODES[error.code];
  if (code === 'payload_too_large') {
    const megabytes = request.routeOptions.bodyLimit / 1024 / 1024;
    return new AppError(code, {
      sentence: `That's too much data. The limit is ${megabytes} MB.`,
    });
  }
  if (code) return new AppError(code);
  // Fastify blames other things on the request too, such as a malformed address.
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? new AppError('bad_request') : undefined;
}

/** Reads the rest of a refused request: closing the connection with data unread would lose our answer. */
function readRest(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAXIMUM_BYTES_TO_READ) resolve();
    });
    for (const end of ['end', 'close', 'error']) request.once(end, () => resolve());
    request.resume();
  });
}
