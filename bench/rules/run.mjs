// npm run bench:rules: checking rosters, beside a bare pass over the same columns.
import { join } from 'node:path';
import { runBundled } from '../../scripts/run-bundled.mjs';
import { untilQuiet } from '../quiet.mjs';

await untilQuiet();
process.exitCode = await runBundled({
  entry: join(import.meta.dirname, 'check-rosters.ts'),
  cache: 'bench-rules',
});
