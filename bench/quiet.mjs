// Before anything is measured: what came before (a build, another benchmark) must be written to the disk, and
// the processors free. Its dirty pages would otherwise be written while a commit waits for the same disk.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

const BUSY = 0.1;
const QUIET_SECONDS = 3;
const PATIENCE_SECONDS = 60;

function spent() {
  const times = cpus().map((cpu) => cpu.times);
  const all = times.flatMap((each) => Object.values(each)).reduce((sum, each) => sum + each, 0);
  return { all, idle: times.reduce((sum, { idle }) => sum + idle, 0) };
}

async function busyForASecond() {
  const before = spent();
  await delay(1_000);
  const after = spent();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

/** Says so when the machine does not become quiet: the figures are then not to be trusted. */
export async function untilQuiet() {
  spawnSync('sync');
  let quietFor = 0;
  let busy = 0;
  for (let second = 0; second < PATIENCE_SECONDS && quietFor < QUIET_SECONDS; second += 1) {
    busy = await busyForASecond();
    quietFor = busy < BUSY ? quietFor + 1 : 0;
  }
  if (quietFor < QUIET_SECONDS)
    process.stdout.write(`NOT QUIET: something else keeps ${Math.round(busy * 100)} % busy\n`);
}
