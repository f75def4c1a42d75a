// npm run bench:shifts-read and the other benchmarks of the server, each on a data folder of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../scripts/build.mjs';
import { runBundled } from '../../scripts/run-bundled.mjs';
import { untilQuiet } from '../quiet.mjs';

build();
await untilQuiet();
const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'));
process.exitCode = await runBundled({
  entry: join(import.meta.dirname, `${process.argv[2]}.ts`),
  cache: 'bench-server',
  env: { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' },
});
rmSync(folder, { recursive: true, force: true });
