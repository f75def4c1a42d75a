// 300 open rosters that poll every second and 50 people who each write every second, in ten organisations; beside a
// bare server that is asked as often. Then Muster is restarted under the same load.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { prepare } from '../../src/server/startup';
import { freePort } from '../../src/server/testing/free-port';
import { openSessions } from './app';
import { percentile, say } from './measure';
import { startMuster } from './muster-process';
import { addOrganisation } from './organisation';

const ORGANISATIONS = 10;
const POLLERS = 300;
const WRITERS = 50;
const SECONDS = 30;
const NICE = 10;
const RESTART_GOAL_S = 15;

interface Calls {
  times: number[];
  failed: Record<string, number>;
}

const driver = fork(join('bench', 'server', 'load-driver.mjs'));
if (driver.pid) setPriority(driver.pid, NICE);

async function drive(address: string, seconds: number, bare = false) {
  driver.send({ address, pollers, writers, seconds, bare });
  const [answer] = await once(driver, 'message');
  return answer as { polls: Calls; writes: Calls };
}

function figures(kind: string, { times, failed }: Calls): void {
  const ranks = [50, 95, 99].map((rank) => `p${rank} ${percentile(times, rank).toFixed(1)} ms`);
  const reasons = Object.entries(failed).map(([reason, count]) => `${count} x ${reason}`);
  say(
    `${kind.padEnd(34)}${ranks.join('   ')}   of ${times.length}, failed: ${reasons.join(', ') || 'none'}`,
  );
}

async function startBare(): Promise<{ address: string; child: ChildProcess }> {
  const port = await freePort();
  const code = `require('node:http').createServer((_, answer) => answer.end('{}')).listen(${port})`;
  const child = spawn(process.execPath, ['-e', code], { stdio: 'inherit' });
  const address = `http://localhost:${port}`;
  while (!(await fetch(address).catch(() => undefined))?.ok) await delay(50);
  return { address, child };
}

let muster = await startMuster('error');
const ground = await prepare('command');
const pollers: { cookie: string }[] = [];
const writers: { cookie: string; employeeId: string | undefined }[] = [];
for (let number = 0; number < ORGANISATIONS; number += 1) {
  const { orgId, peopleIds } = await addOrganisation(ground.database, 100);
  const cookies = await openSessions(ground, orgId, POLLERS / ORGANISATIONS);
  pollers.push(...cookies.map((cookie) => ({ cookie })));
  writers.push(
    ...cookies
      .slice(0, WRITERS / ORGANISATIONS)
      .map((cookie, index) => ({ cookie, employeeId: peopleIds[index] })),
  );
}
await ground.database.pool.query('analyze');
await ground.close();

say(`${POLLERS} rosters poll and ${WRITERS} people write, each once a second for ${SECONDS} s`);
const bare = await startBare();
const reference = await drive(bare.address, SECONDS, true);
bare.child.kill();
figures('a bare server (reference)', reference.polls);
const { polls, writes } = await drive(muster.address, SECONDS);
figures('polls', polls);
figures('writes', writes);

/** From the signal to the first answer, while everyone goes on asking. */
async function restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const load = drive(muster.address, SECONDS);
  await delay(5_000);
  const start = performance.now();
  await muster.stop(signal);
  const stopped = performance.now();
  muster = await startMuster('error', muster.port);
  const seconds = (performance.now() - start) / 1_000;
  const verdict = seconds <= RESTART_GOAL_S ? 'met' : 'MISSED';
  say(
    `restarted under load after ${signal}: ${seconds.toFixed(1)} s (${((stopped - start) / 1_000).toFixed(1)} s to stop), goal ${RESTART_GOAL_S} s: ${verdict}`,
  );
  await load;
}
await restart('SIGTERM');
await restart('SIGKILL');
driver.disconnect();
await muster.stop();
