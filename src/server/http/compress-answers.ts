// Compresses answers, for installations without a proxy that does it. Answers that are streamed go through a
// compressing stream, so their memory stays bounded.
//
// BREACH guesses a secret from the length of compressed answers that also repeat the attacker's own text. No answer
// of ours holds a secret to guess: the session token exists only in an HttpOnly cookie, and same-origin.ts needs no
// token in the page. Other sites can't make a browser send the calls either, because the cookie is SameSite=Lax.
import { pipeline, type Readable } from 'node:stream';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What fits into one packet doesn't arrive sooner when it is smaller. */
const MINIMUM_LENGTH = 1_400;
/** Up to this length, handing the text to another thread costs more than compressing it here. */
const MAXIMUM_SYNC_LENGTH = 8 * 1024;

const COMPRESSIBLE = /^text\/|[/+](json|javascript|xml)\b/;

/** A higher quality takes longer than it saves on the way. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** The default window of 4 MB would be held for as long as someone downloads. */
const BROTLI_STREAM = { params: { ...BROTLI.params, [constants.BROTLI_PARAM_LGWIN]: 18 } };

type Done = (error: Error | null, compressed?: Buffer) => void;

const ENCODERS = {
  br: {
    now: (text: string) => brotliCompressSync(text, BROTLI),
    later: (text: string, done: Done) => brotliCompress(text, BROTLI, done),
    stream: () => createBrotliCompress(BROTLI_STREAM),
  },
  gzip: {
    now: (text: string) => gzipSync(text),
    later: (text: string, done: Done) => gzip(text, done),
    stream: () => createGzip(),
  },
};

export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isText = typeof payload === 'string' && payload.length >= MINIMUM_LENGTH;
    if (!(isText || isStream(payload)) || !isCompressible(request, reply)) return done();
    reply.header('vary', withAcceptEncoding(reply.getHeader('vary')));
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
    if (!encoding) return done();
    const encoder = ENCODERS[encoding];
    reply.header('content-encoding', encoding).removeHeader('content-length');
    if (!isText) return done(null, compressed(payload as Readable, encoder.stream()));
    if (payload.length > MAXIMUM_SYNC_LENGTH) encoder.later(payload, done);
    else done(null, encoder.now(payload));
  });
}

function isStream(payload: unknown): payload is Readable {
  return typeof (payload as { pipe?: unknown } | null)?.pipe === 'function';
}

function isCompressible(request: FastifyRequest, reply: FastifyReply): boolean {
  return (
    COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? '')) &&
    !reply.hasHeader('content-encoding') &&
    // The range counts the bytes of the file as it is.
    !reply.hasHeader('content-range') &&
    request.method !== 'HEAD'
  );
}

/** Ends the source when the caller goes away, and passes on its failure; Fastify answers or logs that. */
function compressed(source: Readable, encoder: NodeJS.ReadWriteStream): NodeJS.ReadWriteStream {
  return pipeline(source, encoder, () => undefined);
}

function withAcceptEncoding(vary: unknown): string {
  return vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`;
}

function encodingFor(accepted: string): keyof typeof ENCODERS | undefined {
  const names = accepted
    .split(',')
    .map((each) => each.trim())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}
