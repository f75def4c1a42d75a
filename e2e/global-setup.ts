// Starts the built Muster with its demo data, as `npm run demo` does, and hands the journeys its address and accounts.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READY = /To remove the demo/;
const ACCOUNT = /^ {2}(\S.*?) {2,}(\S.*?) {2,}(\S+@\S+) +(\S+)$/gm;

export default async function globalSetup() {
  const dataDir = await mkdtemp(join(tmpdir(), 'muster-e2e-'));
  const port = await freePort();
  const server = spawn(process.execPath, [join('dist', 'server', 'entry.js'), 'demo'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      LOG_LEVEL: 'warn',
      // Each journey comes from an address of its own, so that the rate limits stay in force.
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = await readUntil(server, READY);
  process.env.E2E_URL = `http://localhost:${port}`;
  process.env.E2E_OUTBOX = join(dataDir, 'outbox');
  process.env.E2E_ACCOUNTS = JSON.stringify(
    Array.from(printed.matchAll(ACCOUNT), ([, name, role, email, password]) => ({
      name,
      role,
      email,
      password,
    })),
  );
  return async () => {
    server.kill('SIGTERM');
    const code = await new Promise((resolve) => server.once('exit', resolve));
    await rm(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`the server ended with ${code} instead of 0 after SIGTERM`);
  };
}

function readUntil(server: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      text += chunk;
      if (pattern.test(text)) resolve(text);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${text}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
