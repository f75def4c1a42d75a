// npm run test:faults: builds a server that can be told to die, and the trials, then runs them.
// Arguments: --seed N, --rounds N, --only F1,F2, --patience N (deadlines that many times as long)
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
// Inside the project, so that what the bundles leave out is found in node_modules.
const folder = join(root, '.cache', 'faults');

export async function buildFaultyServer() {
  await build({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    mode: 'faults',
    logLevel: 'error',
    build: { outDir: join(folder, 'server') },
  });
}

async function buildTrials() {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: join(import.meta.dirname, 'main.ts'),
      outDir: join(folder, 'trials'),
      emptyOutDir: true,
      target: 'node20',
    },
  });
}

await buildFaultyServer();
await buildTrials();
const { status } = spawnSync(
  process.execPath,
  [join(folder, 'trials', 'main.js'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
