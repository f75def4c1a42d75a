// Longer answers go out compressed, for those who run Muster without a proxy that would do it.
import { brotliCompress, type CompressCallback, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** What fits into one packet is not quicker for being smaller. */
const SHORT = 1_400;
/** Above it the time is better spent on the next request. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const ENCODERS = {
  br: (text: string, done: CompressCallback) => brotliCompress(text, BROTLI, done),
  gzip: (text: string, done: CompressCallback) => gzip(text, done),
};

export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < SHORT) return done();
    reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
    if (!encoding || reply.hasHeader('content-encoding')) return done();
    reply.header('content-encoding', encoding).removeHeader('content-length');
    ENCODERS[encoding](payload, done);
  });
}

function encodingFor(accepted: string): keyof typeof ENCODERS | undefined {
  const names = accepted
    .split(',')
    .map((each) => each.trim())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}
