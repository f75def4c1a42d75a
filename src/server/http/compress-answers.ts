// Longer answers go out compressed, for those who run Muster without a proxy that would do it.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** What fits into one packet is not quicker for being smaller. */
const SHORT = 1_400;
/** Above it the time is better spent on the next request. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const ENCODERS = {
  br: (text: string) => promisify(brotliCompress)(text, BROTLI),
  gzip: promisify<string, Buffer>(gzip),
};

export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SHORT) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
    if (!encoding || reply.hasHeader('content-encoding')) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return ENCODERS[encoding](payload);
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
