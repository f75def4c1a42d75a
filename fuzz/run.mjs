// npm run test:fuzz: builds Muster and the fuzzer, then lets the one loose on the other.
// Arguments: --seed N, --count N, --from N
import { join } from 'node:path';
import { build } from '../scripts/build.mjs';
import { runBundled } from '../scripts/run-bundled.mjs';

build();
process.exitCode = await runBundled({
  entry: join(import.meta.dirname, 'main.ts'),
  cache: 'fuzz',
  args: process.argv.slice(2),
});
