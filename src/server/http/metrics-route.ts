// /metrics is not part of the contract: it is for the operator's Prometheus, which has no session and no
// organisation, and the public API document must not mention it.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { AppError } from '#contract/errors';
import type { Metrics } from '../metrics/metrics';
import { answerError } from './error-answer';
import { hashToken } from './tokens';

/** The route exists without a token too, or the page of the app would answer it. */
export function serveMetrics(
  app: FastifyInstance,
  token: string | undefined,
  metrics: Metrics | undefined,
): void {
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!metrics || !token || !isBearer(request.headers.authorization, token))
      return answerError(new AppError('not_found'), request, reply);
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await metrics.text());
  });
  app.addHook('onClose', async () => metrics?.stop());
}

/** Hashes have one length, so comparing them doesn't reveal the length of the token. */
function isBearer(header: string | undefined, token: string): boolean {
  const [, given] = /^Bearer +(\S+) *$/i.exec(header ?? '') ?? [];
  return given !== undefined && timingSafeEqual(hashToken(given), hashToken(token));
}
