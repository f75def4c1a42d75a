// What a browser may do with our pages. Nothing inline runs; styles made by the dialogs carry the page's nonce.
import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const PERMISSIONS = 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()';

export async function sendSecurityHeaders(app: FastifyInstance, publicUrl: URL): Promise<void> {
  const https = publicUrl.protocol === 'https:';
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // On plain http a browser would refuse to come back.
    strictTransportSecurity: https ? { maxAge: 365 * 24 * 60 * 60 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api')) {
      reply.header('cache-control', 'no-store');
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
  });
}

export const FILE_POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Other origins only where the operator has configured an outside map. */
export function pagePolicy(nonce: string, mapOrigins: string[]): string {
  const map = mapOrigins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${map}`,
    "font-src 'self'",
    `connect-src 'self'${map}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
