// Compresses answers, for installations without a proxy that does it. The event stream stays as it is: an event fits
// into one packet either way, and a compressor for each open screen would hold memory for nothing.
//
// BREACH guesses a secret from the length of compressed answers that also repeat the attacker's own text. No answer
// of ours holds a secret to guess: the session token exists only in an HttpOnly cookie, and same-origin.ts needs no
// token in the page. Other sites can't make a browser send the calls either, because the cookie is SameSite=Lax.
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { readTogether } from '#contract/api/answers';

const BROTLI = {
  // A higher quality takes longer than it saves on the way.
  [constants.BROTLI_PARAM_QUALITY]: 4,
  // The default window of 4 MB would be held for as long as someone downloads.
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

export async function compressAnswers(app: FastifyInstance): Promise<void> {
  // Each answer of several goes out as soon as it is there; a compressor would wait for more.
  app.addHook('onRoute', (route) => {
    if (route.url === readTogether.path)
      route.compress = {
        brotliOptions: { params: BROTLI, flush: constants.BROTLI_OPERATION_FLUSH },
        zlibOptions: { flush: constants.Z_SYNC_FLUSH },
      };
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // What fits into one packet doesn't arrive sooner when it is smaller.
    threshold: 1_400,
    // Up to this length, handing the text to another thread costs more than compressing it here.
    syncThreshold: 8 * 1024,
    brotliOptions: { params: BROTLI },
    // A small request could unpack to more than the limit of a body.
    globalDecompression: false,
  });
}
