// A page of another site must not be able to act with this browser's session.
import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors';

export function requireSameOrigin(request: FastifyRequest, publicUrl: URL): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new AppError('cross_origin');
    return;
  }
  const origin = request.headers.origin;
  // Neither header: not a browser, so there is no session to borrow.
  if (origin === undefined) return;
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  if (host === '' || (host !== request.headers.host && host !== publicUrl.host)) {
    throw new AppError('cross_origin');
  }
}
