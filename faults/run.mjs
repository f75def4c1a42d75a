// npm run test:faults: builds a server that can be told to die, and the trials, then runs them.
// Arguments: --seed N, --rounds N, --only F1,F2, --patience N (deadlines that many times as long)
import { join } from 'node:path';
import { build } from 'vite';
import { runBundled } from '../scripts/run-bundled.mjs';

const root = join(import.meta.dirname, '..');

async function buildFaultyServer() {
  await build({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    mode: 'faults',
    logLevel: 'error',
    build: { outDir: join(root, '.cache', 'faults', 'server') },
  });
}

await buildFaultyServer();
process.exitCode = await runBundled({
  entry: join(import.meta.dirname, 'main.ts'),
  cache: join('faults', 'trials'),
  args: process.argv.slice(2),
});
