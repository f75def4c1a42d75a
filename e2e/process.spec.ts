// What operators do with the process: start, stop, kill, start twice, misconfigure, run commands.
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { freePort } from '../src/server/testing/free-port';
import { newDataFolder } from './testing/data-folder';
import { expectEnd, type Running, runToEnd, startMuster } from './testing/muster-process';

// Each test starts its own processes, which is slow on a busy machine. One after the other, they share the folder below.
base.describe.configure({ mode: 'default', timeout: 240_000 });

const PASSWORD = 'gum leaves rustle';

/** A folder in which a Muster has been before: a new cluster takes as long as three starts, and a copy of one hardly any. */
let usedDir: string;

base.beforeAll(async () => {
  usedDir = await newDataFolder('used');
  const muster = await startMuster({ DATA_DIR: usedDir });
  await muster.end();
});

base.afterAll(() => rm(usedDir, { recursive: true, force: true }));

/** An empty folder, and one in which a Muster has been before. */
const test = base.extend<{ emptyDir: string; dataDir: string }>({
  emptyDir: async ({}, use) => {
    const folder = await newDataFolder('process');
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  dataDir: async ({ emptyDir }, use) => {
    await promisify(execFile)('cp', ['-a', `${usedDir}/.`, emptyDir]);
    await use(emptyDir);
  },
});

async function post(muster: Running, path: string, body: unknown): Promise<Response> {
  return fetch(`${muster.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function register(muster: Running, ownerEmail: string): Promise<Response> {
  return post(muster, '/api/auth/register', {
    orgName: 'Acacia',
    ownerName: 'Amy Able',
    ownerEmail,
    ownerPassword: PASSWORD,
  });
}

function login(muster: Running, email: string, password = PASSWORD): Promise<Response> {
  return post(muster, '/api/auth/login', { email, password });
}

test('an empty folder becomes a working Muster, and SIGTERM ends it with exit code 0', async ({
  emptyDir: dataDir,
}) => {
  const first = await startMuster({ DATA_DIR: dataDir });
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  expect((await fetch(`${first.url}/api/ready`)).status).toBe(200);
  expect(await (await fetch(first.url)).text()).toContain('<div id="root">');
  expect((await register(first, 'amy@example.com')).status).toBe(201);
  await expectEnd(first.end());

  const second = await startMuster({ DATA_DIR: dataDir });
  expect((await login(second, 'amy@example.com')).status).toBe(200);
  await expectEnd(second.end('SIGINT'));
});

test('ending npm start ends Muster and its PostgreSQL', async ({ dataDir }) => {
  const npm = { program: ['npm', 'start', '--silent'], command: [] };
  const muster = await startMuster({ DATA_DIR: dataDir }, npm);
  await muster.end();
  await expect(fetch(muster.url)).rejects.toThrow();
  const again = await startMuster({ DATA_DIR: dataDir });
  await expectEnd(again.end());
});

test('SIGTERM lets running calls finish and ends open streams', async ({ dataDir }) => {
  const muster = await startMuster({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' });
  const registered = await register(muster, 'amy@example.com');
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const stream = await fetch(`${muster.url}/api/events`, { headers: { cookie } });
  const underWay = Promise.all(
    Array.from({ length: 8 }, (_, index) => register(muster, `amy${index}@example.com`)),
  );
  const reading = stream.text();
  const accepted = () => muster.output().split('request started').length - 1;
  await expect.poll(accepted).toBe(10);
  await expectEnd(muster.end());
  expect((await underWay).map((response) => response.status)).toEqual(Array(8).fill(201));
  expect(await reading).toContain('event: hello');
});

test('after kill -9 nothing confirmed is lost, and the next start takes over', async ({
  dataDir,
}) => {
  const first = await startMuster({ DATA_DIR: dataDir });
  const acknowledged: string[] = [];
  const writing = (async () => {
    for (let index = 0; ; index += 1) {
      const email = `amy${index}@example.com`;
      const response = await register(first, email).catch(() => undefined);
      if (response?.status !== 201) return;
      acknowledged.push(email);
    }
  })();
  await expect.poll(() => acknowledged.length).toBeGreaterThan(5);
  await first.end('SIGKILL');
  await writing;

  const second = await startMuster({ DATA_DIR: dataDir });
  for (const email of acknowledged) expect((await login(second, email)).status).toBe(200);
  await expectEnd(second.end());
});

test('a second Muster on the same folder says which process uses it', async ({ dataDir }) => {
  const first = await startMuster({ DATA_DIR: dataDir });
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  const output = await expectEnd(runToEnd(['serve'], env), 1);
  expect(output).toContain(String(first.process.pid));
  expect((await fetch(`${first.url}/api/ready`)).status).toBe(200);
  await expectEnd(first.end());
});

test('mistakes in the configuration are explained in sentences', async ({ dataDir }) => {
  const env = { DATA_DIR: dataDir, PORT: 'http', LOG_LEVEL: 'loud' };
  const output = await expectEnd(runToEnd(['serve'], env), 1);
  expect(output.trim()).toBe(
    'PORT must be a number from 0 to 65535.\nLOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
  );
});

test('a port in use is explained in a sentence, and nothing is left running', async ({
  dataDir,
}) => {
  const port = await freePort();
  const other = createServer().listen(port, 'localhost');
  const ending = runToEnd(['serve'], { DATA_DIR: dataDir, PORT: String(port) });
  const output = await expectEnd(ending, 1).finally(() => other.close());
  expect(output).toContain(`Another program uses port ${port}. Set PORT to another number.`);
  const muster = await startMuster({ DATA_DIR: dataDir });
  await expectEnd(muster.end());
});

test('the operator creates a super admin and resets a password while Muster runs', async ({
  dataDir,
}) => {
  const muster = await startMuster({ DATA_DIR: dataDir });
  const env = { DATA_DIR: dataDir };
  const email = 'root@example.com';
  const made = await expectEnd(runToEnd(['admin', 'create-super-admin', email], env));
  const first = made.trim().split('\n').at(-1) ?? '';
  const answer = await login(muster, email, first);
  expect((await answer.json()).user).toMatchObject({
    platform_role: 'super_admin',
    must_change_password: true,
    org_id: null,
  });

  const reset = await expectEnd(runToEnd(['admin', 'reset-password', 'ROOT@example.com'], env));
  const second = reset.trim().split('\n').at(-1) ?? '';
  expect((await login(muster, email, first)).status).toBe(401);
  expect((await login(muster, email, second)).status).toBe(200);

  for (const args of [['reset-password', 'nobody@example.com'], ['create-super-admin', 'x'], []]) {
    const refused = await expectEnd(runToEnd(['admin', ...args], env), 1);
    expect(refused).not.toContain('    at ');
  }
  await expectEnd(muster.end());
});

test('a backup taken while Muster runs restores everything into an empty folder', async ({
  dataDir,
}) => {
  const muster = await startMuster({ DATA_DIR: dataDir });
  await register(muster, 'amy@example.com');
  const file = join(dataDir, 'copy.backup');
  await expectEnd(runToEnd(['backup', file], { DATA_DIR: dataDir }));
  await expectEnd(runToEnd(['restore', file], { DATA_DIR: dataDir }), 1);
  await expectEnd(muster.end());

  const elsewhere = join(dataDir, 'elsewhere');
  const restored = await expectEnd(runToEnd(['restore', file], { DATA_DIR: elsewhere }));
  expect(restored).not.toContain('    at ');
  const copy = await startMuster({ DATA_DIR: elsewhere });
  expect((await login(copy, 'amy@example.com')).status).toBe(200);
  await expectEnd(copy.end());
});
