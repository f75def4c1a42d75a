// npm test: types, lint, unused code, unit, screen and server tests, browser journeys. Installs a browser if none is there.
// In CI the server tests run a second time, on Debian's PostgreSQL 15.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findOrInstallBrowser } from './test/browser.mjs';
import { startDebianPostgres } from './test/debian-postgres.mjs';

const root = join(import.meta.dirname, '..');
const started = Date.now();

function step(name, command, args, env = {}) {
  const begin = Date.now();
  process.stdout.write(`\n== ${name}\n`);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) {
    process.stderr.write(`\n${name} failed${error ? `: ${error.message}` : ''}.\n`);
    process.exit(1);
  }
  process.stdout.write(`== ${name}: ${Math.round((Date.now() - begin) / 1000)} s\n`);
}

const bin = (name) => join(root, 'node_modules', '.bin', name);

process.env.CHROMIUM = findOrInstallBrowser();
step('Types', bin('tsc'), ['-b']);
step('Lint and format', bin('biome'), ['check', '--error-on-warnings', '.']);
step('Unused code', bin('knip'), []);
step('Unit, screen and server tests', bin('vitest'), ['run'], { DATABASE_URL: '' });

if (process.env.CI) {
  const postgres = await startDebianPostgres();
  try {
    // The tests of the built-in PostgreSQL always use their own: a second time they would prove nothing new.
    const args = ['run', '--project', 'server', '--exclude', 'src/server/db/built-in/**'];
    step('Server tests on PostgreSQL 15', bin('vitest'), args, { DATABASE_URL: postgres.url });
  } finally {
    postgres.stop();
  }
}

step('Browser journeys', process.execPath, [join(root, 'scripts', 'journeys.mjs')]);
process.stdout.write(`\nEverything passed in ${Math.round((Date.now() - started) / 1000)} s.\n`);
