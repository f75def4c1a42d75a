// A neighbour's small reads, first alone and then while a large organisation generates and edits its roster.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { SYSTEM_TEMPLATES } from '../../src/server/features/shift-templates/system-templates';
import { prepare } from '../../src/server/startup';
import { openSession } from './app';
import { percentile, say } from './measure';
import { startMuster } from './muster-process';
import { addOrganisation } from './organisation';

const GENERATIONS = 9;
const DAYS = 90;
const EDITS = 12;
const QUIET_SECONDS = 15;
const PAUSE_MS = 20;
const GOAL_MS = 100;
const READS = ['/api/me', '/api/places', '/api/roster?from=2027-03-01&to=2027-03-28'];

const muster = await startMuster('error');
const ground = await prepare('command');
const large = await addOrganisation(ground.database);
const small = await addOrganisation(ground.database, 20);
const busyCookie = await openSession(ground, large.userId, large.orgId);
const cookie = await openSession(ground, small.userId, small.orgId);
await ground.database.pool.query('analyze');
const template = SYSTEM_TEMPLATES.find(({ name }) => name === 'Continental 2-2-3 (8 h)');

let refused = 0;

/** Sends a change until it is made, as the answer says when to. */
async function change(method: string, path: string, body: unknown): Promise<void> {
  const headers = {
    cookie: busyCookie,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  for (;;) {
    const answer = await fetch(muster.address + path, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.ok) return;
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.status !== 503 || !seconds) throw new Error(`${path}: ${answer.status} ${text}`);
    refused += 1;
    await delay(seconds * 1_000);
  }
}

function generate(number: number): Promise<void> {
  const day = (days: number) =>
    new Date(Date.UTC(2027, 2, 1) + days * 86_400_000).toISOString().slice(0, 10);
  return change('POST', '/api/auto-roster/generate', {
    templateId: template?.id,
    startDate: day(number * DAYS),
    endDate: day((number + 1) * DAYS - 1),
    employeeIds: large.peopleIds,
    parameters: { default_location_id: large.siteId },
  });
}

function edit(number: number): Promise<void> {
  const employeeId = large.peopleIds[number];
  return change('POST', '/api/roster/cells', {
    action: 'sick',
    cells: [{ employeeId, dates: ['2026-12-24'] }],
  });
}

const failed: string[] = [];

async function read(until: () => boolean): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; !until(); turn += 1) {
    const path = READS[turn % READS.length] ?? '';
    const start = performance.now();
    const answer = await fetch(muster.address + path, { headers: { cookie } });
    await answer.text();
    times.push(performance.now() - start);
    if (!answer.ok) failed.push(`${path}: ${answer.status}`);
    await delay(PAUSE_MS);
  }
  return times;
}

function figures(kind: string, times: number[]): number {
  const ranks = [50, 95, 99, 100].map((rank) => percentile(times, rank));
  const [p50, p95, p99, most] = ranks.map((ms) => ms.toFixed(1));
  say(
    `${kind.padEnd(44)}p50 ${p50}   p95 ${p95}   p99 ${p99}   max ${most} ms   of ${times.length}`,
  );
  return ranks[1] ?? 0;
}

await read(() => performance.now() > 5_000);
const quietUntil = performance.now() + QUIET_SECONDS * 1_000;
const quiet = figures('small reads, alone', await read(() => performance.now() > quietUntil));

let working = true;
const start = performance.now();
const work = Promise.all([
  ...Array.from({ length: GENERATIONS }, (_, number) => generate(number)),
  ...Array.from({ length: EDITS }, (_, number) => edit(number)),
]).finally(() => {
  working = false;
});
const busy = figures('small reads, beside the large organisation', await read(() => !working));
await work;
const seconds = ((performance.now() - start) / 1_000).toFixed(0);
say(
  `${GENERATIONS} generations of ${large.peopleIds.length} people and ${EDITS} edits in ${seconds} s, told ${refused} times to try again`,
);
const goal = Math.max(3 * quiet, GOAL_MS);
say(
  `p95 ${busy.toFixed(1)} ms, goal ${goal.toFixed(1)} ms: ${busy <= goal ? 'met' : 'MISSED'}; ${failed.length} reads failed ${failed.slice(0, 3).join(', ')}`,
);
await ground.close();
await muster.stop();
