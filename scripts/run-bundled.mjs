// Runs TypeScript of the tools (benchmarks, faults, fuzz) together with the server's sources, bundled for Node.
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

/** @returns the exit code of what ran */
export async function runBundled({ entry, cache, args = [], env = {} }) {
  // Inside the project, so that what the bundle leaves out is found in node_modules.
  const outDir = join(root, '.cache', cache);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ssr: entry, outDir, emptyOutDir: true, target: 'node20' },
  });
  const { status } = spawnSync(
    process.execPath,
    [join(outDir, basename(entry).replace(/ts$/, 'js')), ...args],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  return status ?? 1;
}
