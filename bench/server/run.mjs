// npm run bench:shifts-read and the other benchmarks of the server: builds a benchmark with the server's sources and runs it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { build as buildMuster } from '../../scripts/build.mjs';

buildMuster();
const root = join(import.meta.dirname, '..', '..');
const name = process.argv[2];
// Inside the project, so that what the bundle leaves out is found in node_modules.
const outDir = join(root, '.cache', 'bench-server');
await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    ssr: join(import.meta.dirname, `${name}.ts`),
    outDir,
    emptyOutDir: true,
    target: 'node20',
  },
});
const dataDir = mkdtempSync(join(tmpdir(), 'muster-bench-'));
const { status } = spawnSync(process.execPath, [join(outDir, `${name}.js`)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: join(dataDir, 'data'), LOG_LEVEL: 'silent' },
});
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = status ?? 1;
