// Ten thousand bad requests to the running server: nothing breaks, nothing leaks, nothing hangs.
import { parseArgs } from 'node:util';
import { fuzz } from '../src/server/testing/fuzz/fuzz';
import { CANARY } from '../src/server/testing/fuzz/world';
import { startDatabase } from './database';
import { startMuster } from './muster';
import { failureOf, hangs, reportOf } from './report';

const MOST_GROWTH_MB = 400;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    count: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
  },
});
const [seed, count, from] = [Number(values.seed), Number(values.count), Number(values.from)];
if (!Number.isInteger(seed) || !(count > 0) || !(from >= 0)) {
  say('Usage: npm run test:fuzz -- [--seed N] [--count N] [--from N]');
  process.exit(2);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function attack(): Promise<number> {
  const database = await startDatabase();
  try {
    const muster = await startMuster({ DATABASE_URL: database.url, DATA_DIR: database.dataDir });
    try {
      const before = await muster.residentMegabytes();
      const { outcomes, broken } = await fuzz({
        port: muster.port,
        ground: database.ground(),
        seed,
        from,
        count,
      });
      const after = await muster.residentMegabytes();
      if (!(await muster.answers())) broken.push('The server does not answer any more.');
      if (after - before > MOST_GROWTH_MB) {
        broken.push(`The memory of the server grew from ${before} to ${after} MB.`);
      }
      if (muster.output().includes(CANARY))
        broken.push('A text of another organisation is logged.');
      const failures = outcomes.filter((outcome) => outcome.fault || hangs(outcome));
      for (const line of reportOf(outcomes)) say(line);
      say(`\nMemory of the server: ${before} MB before, ${after} MB after`);
      for (const outcome of failures) say(`\nFAILED ${failureOf(outcome)}`);
      for (const sentence of broken) say(`\nBROKEN ${sentence}`);
      if (failures.length > 0)
        say(`\nThe log of the server ends with:\n${muster.output().slice(-4_000)}`);
      say(`\nseed ${seed}: ${outcomes.length} bad requests, ${failures.length} failed`);
      return failures.length + broken.length;
    } finally {
      await muster.stop();
    }
  } finally {
    await database.stop();
  }
}

say(`seed ${seed}`);
process.exitCode = (await attack()) === 0 ? 0 : 1;
