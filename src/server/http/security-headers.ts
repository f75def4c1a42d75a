// Security headers: what a browser may do with our pages. Nothing inline runs; styles that dialogs add carry a nonce.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const ALL_ANSWERS = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** No page is made of these. What only a page heeds would make each small read a few hundredths slower. */
const API_ANSWERS = {
  ...ALL_ANSWERS,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const PAGES_AND_FILES = {
  ...ALL_ANSWERS,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

// Sent over plain http, this header would lock browsers out.
const ON_HTTPS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** A 304 has no content, and the browser keeps the headers it got with the content. */
const NOT_WHEN_UNCHANGED = ['content-security-policy', ...Object.keys(ALL_ANSWERS)];

export function sendSecurityHeaders(app: FastifyInstance, publicUrl: URL): void {
  const transport = publicUrl.protocol === 'https:' ? ON_HTTPS : {};
  const ofApi = { ...API_ANSWERS, ...transport };
  const ofRest = { ...PAGES_AND_FILES, ...transport };
  const ofApiPage = { ...ofRest, ...ofApi };
  app.addHook('onRequest', ({ id, url }, reply, done) => {
    if (!url.startsWith('/api')) reply.headers(ofRest);
    else reply.headers(url.startsWith('/api/docs') ? ofApiPage : ofApi);
    reply.header('x-request-id', id);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 304) for (const name of NOT_WHEN_UNCHANGED) reply.removeHeader(name);
    done();
  });
}

export const FILE_POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Allows other origins only for a map that the operator has configured. */
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
