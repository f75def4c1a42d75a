// npm run test:fuzz: builds Muster and the fuzzer, then lets the one loose on the other.
// Arguments: --seed N, --count N, --from N
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';
import { build as buildMuster } from '../scripts/build.mjs';

const root = join(import.meta.dirname, '..');
// Inside the project, so that what the bundle leaves out is found in node_modules.
const outDir = join(root, '.cache', 'fuzz');
buildMuster();
await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    ssr: join(import.meta.dirname, 'main.ts'),
    outDir,
    emptyOutDir: true,
    target: 'node20',
  },
});
const { status } = spawnSync(
  process.execPath,
  [join(outDir, 'main.js'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
