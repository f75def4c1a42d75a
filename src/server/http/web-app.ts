// Serves the built front end: hashed files for a year, and the page itself, fresh, for every other address.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors';
import type { Shells } from '#contract/page';
import { answerError } from './error-answer';
import { FILE_POLICY, newNonce, pagePolicy } from './security-headers';
import { sessionElement, sessionOfPage } from './session-in-page';
import type { Sessions } from './sessions';
import { codeElement, isPage, shellFor } from './shell';

const NONCE = '__CSP_NONCE__';
const SHELL = '<!--shell-->';

export async function serveWebApp(
  app: FastifyInstance,
  sessions: Sessions,
  folder: string,
  mapOrigins: string[],
): Promise<void> {
  const page = readPage(folder);
  const shells = readShells(folder);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', 'kiosk.html', 'shells.json', '**/*.br'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // The page without the app and the worker that shows it: neither gets anything but our own files.
      if (/\.html$|\/sw\.js$/.test(path)) reply.header('content-security-policy', FILE_POLICY);
    },
  });

  // A page without a session in it: a tablet keeps it for when there is no network.
  if (existsSync(join(folder, 'kiosk.html')))
    app.get('/kiosk', (_request, reply) => reply.sendFile('kiosk.html'));

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const nonce = newNonce();
    const path = request.url.split('?')[0] ?? '';
    const session = await sessionOfPage(sessions, request);
    const code = shells ? codeElement(shells, path, session) : '';
    const html = page
      .replaceAll(NONCE, nonce)
      .replace('</head>', () => `${sessionElement(session)}${code}</head>`)
      .replace(SHELL, () => (shells ? shellFor(shells, path, session) : ''));
    return reply
      .code(shells && !isPage(shells, path) ? 404 : 200)
      .header('content-security-policy', pagePolicy(nonce, mapOrigins))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  }

  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isFile = /^\/(api|assets)(\/|$)|\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (isRead && !isFile) return sendPage(request, reply);
    return answerError(new AppError('not_found'), request, reply);
  });
}

/** Without a build (server tests, development) the API works and the page says why there is nothing. */
function readPage(folder: string): string {
  const file = join(folder, 'index.html');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  return '<!doctype html><head><title>Muster</title></head><p>The front end has not been built. Run: npm run build</p>';
}

function readShells(folder: string): Shells | undefined {
  const file = join(folder, 'shells.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
