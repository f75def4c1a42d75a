import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shells } from '#contract/page';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createSessions } from './sessions';
import { serveWebApp } from './web-app';

const SHELLS: Shells = {
  login: 'the login form',
  frames: {},
  waiting: 'a spinner',
  headings: { '/roster': '' },
  pages: ['/', '/login', '/roster'],
  code: {},
};

let app: FastifyInstance;
let folder: string;
let testDatabase: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-web-'));
  await writeFile(join(folder, 'index.html'), '<head></head><!--shell-->');
  await writeFile(join(folder, 'shells.json'), JSON.stringify(SHELLS));
  testDatabase = await createTestDatabase();
  app = fastify();
  await app.register(fastifyCookie);
  const sessions = createSessions(testDatabase.database, new URL('http://localhost'));
  await serveWebApp(app, sessions, folder, []);
});
afterAll(async () => {
  await app.close();
  await testDatabase.drop();
  await rm(folder, { recursive: true });
});

test.each([
  ['/roster?view=list', 200],
  ['/login', 200],
  ['/nowhere', 404],
  ['/roster/nowhere?view=list', 404],
])('%s answers the page with status %s', async (url, status) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain(status === 200 ? 'the login form' : 'a spinner');
});
