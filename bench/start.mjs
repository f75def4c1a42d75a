// npm run bench:start: from nothing to the first answer, and a restart, beside a bare Node server.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../scripts/build.mjs';
import { untilQuiet } from './quiet.mjs';

const root = join(import.meta.dirname, '..');
const BARE =
  "require('node:http').createServer((q, r) => r.end('{}')).listen(process.env.PORT, 'localhost')";

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Milliseconds until the first answer; the process is stopped again. */
async function firstAnswer(args, env) {
  const port = await freePort();
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  });
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/api/ready`).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const taken = performance.now() - start;
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('close', resolve));
  return taken;
}

build();
await untilQuiet();
const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'));
const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
const serve = [join(root, 'scripts', 'start.mjs')];
const say = (name, ms) =>
  process.stdout.write(`${name.padEnd(58)}${ms.toFixed(0).padStart(9)} ms\n`);
try {
  say('a bare Node server (reference)', await firstAnswer(['-e', BARE], {}));
  say('first start: new PostgreSQL, migrations, first answer', await firstAnswer(serve, env));
  say('restart on the same data (goal: 5,000)', await firstAnswer(serve, env));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
