// npm test: types, lint, unused code, unit, screen and server tests, browser journeys. Installs a browser if none is there.
// In CI the server tests run on Debian's PostgreSQL 15.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findOrInstallBrowser } from './test/browser.mjs';
import { startDebianPostgres } from './test/debian-postgres.mjs';
import { makeMemoryFolder } from './test/memory-folder.mjs';

const root = join(import.meta.dirname, '..');
const started = Date.now();

const seconds = (begin) => `${Math.round((Date.now() - begin) / 1000)} s`;

function step(name, command, args, env = {}) {
  const begin = Date.now();
  process.stdout.write(`\n== ${name}\n`);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) fail(name, error);
  process.stdout.write(`== ${name}: ${seconds(begin)}\n`);
}

function fail(name, error) {
  process.stderr.write(`\n${name} failed${error ? `: ${error.message}` : ''}.\n`);
  process.exit(1);
}

/** Runs steps beside each other, because each mostly uses one core, and shows what they said when all have ended. */
async function sideBySide(steps) {
  const begin = Date.now();
  const ended = await Promise.all(
    steps.map(async ([name, command, args]) => {
      const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
      const said = [];
      child.stdout.on('data', (chunk) => said.push(chunk));
      child.stderr.on('data', (chunk) => said.push(chunk));
      const { status, error } = await new Promise((resolve) => {
        child.once('error', (error) => resolve({ error }));
        child.once('close', (status) => resolve({ status }));
      });
      return { name, status, error, output: Buffer.concat(said), took: seconds(begin) };
    }),
  );
  for (const { name, output, took } of ended) {
    process.stdout.write(`\n== ${name}\n`);
    process.stdout.write(output);
    process.stdout.write(`== ${name}: ${took}\n`);
  }
  const failed = ended.find(({ status }) => status !== 0);
  if (failed) fail(failed.name, failed.error);
}

const bin = (name) => join(root, 'node_modules', '.bin', name);

process.env.CHROMIUM = findOrInstallBrowser();
const memory = makeMemoryFolder();
if (memory) process.env.TMPDIR = memory;
await sideBySide([
  // One checker for each room: several would each work out the types that they share, in twice the time of one.
  ['Types', bin('tsc'), ['-b', '--checkers', '1']],
  ['Lint and format', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['Unused code', bin('knip'), []],
]);
// One after the other: together they would take each other's cores.
step('Unit tests', bin('vitest'), ['run', '--project', 'unit']);
step('Screen tests', bin('vitest'), ['run', '--project', 'screens']);
const server = ['run', '--project', 'built-in', '--project', 'server'];
if (process.env.CI) {
  // All of them on the oldest PostgreSQL that Muster supports; on the built-in one, which the journeys and their demo use as
  // well, those whose outcome depends on the version or on the folder of the data.
  const postgres = await startDebianPostgres();
  try {
    step('Server tests, on PostgreSQL 15', bin('vitest'), server, { DATABASE_URL: postgres.url });
  } finally {
    postgres.stop();
  }
} else {
  step('Server tests', bin('vitest'), server, { DATABASE_URL: '' });
}

step('Browser journeys', process.execPath, [join(root, 'scripts', 'journeys.mjs')]);
process.stdout.write(`\nEverything passed in ${Math.round((Date.now() - started) / 1000)} s.\n`);
