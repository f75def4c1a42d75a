// npm run bench:optimiser -- <folder of instances> --seconds 60 --seeds 3: how good the optimiser is on public instances.
import { join } from 'node:path';
import { runBundled } from '../../scripts/run-bundled.mjs';

process.exitCode = await runBundled({
  entry: join(import.meta.dirname, 'main.ts'),
  cache: 'bench-optimiser',
  args: process.argv.slice(2),
});
