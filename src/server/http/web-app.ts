// Serves the built front end: hashed files for a year, and the page itself, fresh, for every other address.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors';
import { answerError } from './error-answer';
import { FILE_POLICY, newNonce, pagePolicy } from './security-headers';

const NONCE = '__CSP_NONCE__';

export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  mapOrigins: string[],
): Promise<void> {
  const page = readPage(folder);
  const pages = pagesWithPreloads(folder, page);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', 'preloads.json', '**/*.br'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // The page without the app and the worker that shows it: neither gets anything but our own files.
      if (/\.html$|\/sw\.js$/.test(path)) reply.header('content-security-policy', FILE_POLICY);
    },
  });

  function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const nonce = newNonce();
    const path = request.url.split('?')[0] ?? '';
    return reply
      .header('content-security-policy', pagePolicy(nonce, mapOrigins))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send((pages.get(path) ?? page).replaceAll(NONCE, nonce));
  }

  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const isFile = /^\/(api|assets)(\/|$)|\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (isPage && !isFile) return sendPage(request, reply);
    return answerError(new AppError('not_found'), request, reply);
  });
}

/** Without a build (server tests, development) the API works and the page says why there is nothing. */
function readPage(folder: string): string {
  const file = join(folder, 'index.html');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  return '<!doctype html><title>Muster</title><p>The front end has not been built. Run: npm run build</p>';
}

/** The pages on which people begin name the code of their screen, so that it comes with the rest. */
function pagesWithPreloads(folder: string, page: string): Map<string, string> {
  const file = join(folder, 'preloads.json');
  if (!existsSync(file)) return new Map();
  const preloads: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    Object.entries(preloads).map(([path, files]) => {
      const links = files.map((each) => `<link rel="modulepreload" crossorigin href="/${each}">`);
      return [path, page.replace('</head>', () => `${links.join('')}</head>`)];
    }),
  );
}
