// npm run bench:cover: the engine alone, without a server.
import { join } from 'node:path';
import { runBundled } from '../../scripts/run-bundled.mjs';
import { untilQuiet } from '../quiet.mjs';

await untilQuiet();
process.exitCode = await runBundled({
  entry: join(import.meta.dirname, `${process.argv[2]}.ts`),
  cache: 'bench-engine',
});
