// Builds the front end and the server into dist/, only when a source differs from the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'dist', 'built-from');
const SOURCES = [
  'src',
  'scripts/web-build',
  'package-lock.json',
  'vite.config.ts',
  'vite.server.config.ts',
];

function* filesBelow(path) {
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesBelow(join(root, source))) {
      if (file.includes('.test.')) continue;
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** A child process per build: what the bundler keeps in memory must not stay in the server. */
function vite(...args) {
  const result = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', ...args],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    },
  );
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout}${result.stderr}\nThe build failed.\n`);
  process.exit(1);
}

/** Compressed once here instead of for every visitor. */
function compressAssets() {
  for (const file of filesBelow(join(root, 'dist', 'web'))) {
    if (!/\.(js|css|svg|json)$/.test(file)) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
  }
}

export function build() {
  const current = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  process.stdout.write('Building Muster ...\n');
  vite();
  compressAssets();
  vite('--config', 'vite.server.config.ts');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
