// Runs the trials one after the other: a line for each, the figures of all at the end.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from './random';
import { type Ground, Impossible, setPatience, type Tally, type Trial } from './trial';
import { TRIALS } from './trials';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    rounds: { type: 'string' },
    only: { type: 'string' },
    patience: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const seed = values.seed ? Number(values.seed) : Math.floor(Math.random() * 1_000_000);
const rounds = values.rounds ? Number(values.rounds) : undefined;
const wanted = values.only?.split(',');
const unknown = wanted?.filter((id) => !TRIALS.some((trial) => trial.id === id)) ?? [];
if (!Number.isInteger(seed) || (rounds !== undefined && !(rounds > 0)) || unknown.length > 0) {
  say(
    'Usage: npm run test:faults -- [--seed N] [--rounds N] [--only F1,F2] [--patience N] [--short]',
  );
  say(`Faults: ${TRIALS.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function carryOut(trial: Trial, tally: Tally): Promise<boolean> {
  const wrong: string[] = [];
  const undo: (() => Promise<unknown>)[] = [];
  const ground: Ground = {
    // A seed of its own for each, so that one alone takes the same course as among all.
    random: randomFrom(seed * 1000 + TRIALS.indexOf(trial)),
    rounds,
    short: values.short,
    tally,
    async newFolder(name) {
      const folder = await mkdtemp(join(tmpdir(), `muster-faults-${name}-`));
      // Open for the account that PostgreSQL runs as.
      await chmod(folder, 0o755);
      undo.push(() => rm(folder, { recursive: true, force: true }));
      return folder;
    },
    afterwards: (step) => undo.push(step),
    wrong: (sentence) => wrong.push(sentence),
  };
  let figures = '';
  let skipped = false;
  try {
    figures = await trial.run(ground);
  } catch (error) {
    if (error instanceof Impossible) {
      figures = error.message;
      skipped = true;
    } else wrong.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  for (const step of undo.reverse()) await step().catch((error) => wrong.push(String(error)));
  const verdict = wrong.length > 0 ? 'FAILED' : skipped ? 'skipped' : 'pass';
  say(`${trial.id.padEnd(4)} ${verdict.padEnd(7)} ${trial.title}: ${figures}`);
  for (const sentence of wrong.slice(0, 20)) say(`     - ${sentence}`);
  return wrong.length === 0;
}

setPatience(Number(values.patience ?? 1));
say(`seed ${seed}`);
const tally: Tally = { kills: 0, acknowledged: 0, lost: 0, doubled: 0, longestRestartMs: 0 };
let failed = 0;
for (const trial of TRIALS) {
  if (wanted && !wanted.includes(trial.id)) continue;
  if (!(await carryOut(trial, tally))) failed += 1;
}
say(
  `seed ${seed}: ${tally.kills} kills, ${tally.acknowledged} acknowledged, ${tally.lost} lost, ${tally.doubled} doubled, longest restart ${(tally.longestRestartMs / 1000).toFixed(1)} s, ${failed} faults failed`,
);
process.exitCode = failed > 0 || tally.lost > 0 || tally.doubled > 0 ? 1 : 0;
