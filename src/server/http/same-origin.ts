// Refuses state-changing calls from pages of other sites, which would act with this browser's session.
import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors';

export function requireSameOrigin(request: FastifyRequest, publicUrl: URL): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new AppError('cross_origin');
    return;
  }
  const origin = request.headers.origin;
  // Browsers send one of the two headers, so this caller has no session that another site could use.
  if (origin === undefined) return;
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  if (host === '' || (host !== request.headers.host && host !== publicUrl.host)) {
    throw new AppError('cross_origin');
  }
}
