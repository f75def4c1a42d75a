// A neighbour's small reads, first alone and then while a hospital's month is being filled: 200 people, 28 days, six
// sites, in a thread of the same server.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Fill } from '../../src/contract/api/fill';
import { prepare } from '../../src/server/startup';
import { openSession } from './app';
import { percentile, say } from './measure';
import { startMuster } from './muster-process';
import { addOrganisation, type Organisation } from './organisation';

const PEOPLE = 200;
const DAYS = 28;
const SECONDS = 30;
const QUIET_SECONDS = 15;
const PAUSE_MS = 20;
const READS = ['/api/me', '/api/places', '/api/roster?from=2027-03-01&to=2027-03-28'];

const muster = await startMuster('error');
const ground = await prepare('command');
const hospital = await addOrganisation(ground.database, PEOPLE);
const small = await addOrganisation(ground.database, 20);
await addNeeds(hospital);
const cookies = {
  hospital: await openSession(ground, hospital.userId, hospital.orgId),
  small: await openSession(ground, small.userId, small.orgId),
};
await ground.database.pool.query('analyze');

/** Each of six sites needs so many by day, evening and night that about one shift in seven stays open. */
async function addNeeds({ orgId, siteId, peopleIds, within }: Organisation): Promise<void> {
  await within(async ({ db }) => {
    const sites = [siteId, ...Array.from({ length: 5 }, () => randomUUID())];
    for (const [at, id] of sites.slice(1).entries())
      await sql`insert into locations (id, org_id, name, timezone)
        values (${id}, ${orgId}, ${`Ward ${at + 2}`}, 'Australia/Sydney')`.execute(db);
    for (const site of sites)
      for (const [label, start, end, heads] of [
        ['Early', '07:00', '15:00', 9],
        ['Late', '15:00', '23:00', 8],
        ['Night', '23:00', '07:00', 6],
      ] as const)
        await sql`insert into cover_needs (org_id, location_id, label, weekdays, on_holidays, start_time, end_time,
            minimum, target) values (${orgId}, ${site}, ${label}, ${[1, 2, 3, 4, 5, 6, 7]}, 'as-weekday', ${start},
            ${end}, ${heads}, ${heads})`.execute(db);
    await sql`insert into contracts (org_id, employee_id, valid_from, type, ordinary_minutes, ordinary_days,
        agreements, created_by_name)
      select ${orgId}, id, '2026-01-01', 'full-time', 2280, 7, '{}', 'Bench'
      from unnest(${peopleIds}::uuid[]) as p (id)`.execute(db);
  });
}

async function call(method: string, path: string, body?: unknown): Promise<Fill> {
  const headers = {
    cookie: cookies.hospital,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    }),
  };
  const answer = await fetch(muster.address + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Fill;
}

const residentMb = () => muster.residentKilobytes() / 1024;

async function read(until: () => boolean): Promise<{ times: number[]; most: number }> {
  const times: number[] = [];
  let most = residentMb();
  for (let turn = 0; !until(); turn += 1) {
    const start = performance.now();
    const answer = await fetch(muster.address + (READS[turn % READS.length] ?? ''), {
      headers: { cookie: cookies.small },
    });
    await answer.text();
    if (!answer.ok) throw new Error(`a read failed: ${answer.status}`);
    times.push(performance.now() - start);
    most = Math.max(most, residentMb());
    await delay(PAUSE_MS);
  }
  return { times, most };
}

function figures(kind: string, times: number[]): number {
  const [p50, p95, most] = [50, 95, 100].map((rank) => percentile(times, rank));
  say(
    `${kind.padEnd(36)}p50 ${p50?.toFixed(1)}   p95 ${p95?.toFixed(1)}   max ${most?.toFixed(1)} ms   of ${times.length}`,
  );
  return p95 ?? 0;
}

await read(() => performance.now() > 5_000);
const quietUntil = performance.now() + QUIET_SECONDS * 1_000;
const alone = await read(() => performance.now() > quietUntil);
const quiet = figures('small reads, alone', alone.times);

const lastDay = new Date(Date.UTC(2027, 2, DAYS)).toISOString().slice(0, 10);
let fill = await call('POST', '/api/fill', {
  from: '2027-03-01',
  to: lastDay,
  locationIds: [],
  groupIds: [],
  mayChange: 'open',
  warnings: 'keep',
  hours: 'keep',
  weights: { wishes: 2, hours: 1, fairness: 1, changes: 2 },
  seconds: SECONDS,
});
const begun = performance.now();
let ended = false;
const following = (async () => {
  while (fill.status === 'waiting' || fill.status === 'running') {
    await delay(1_000);
    fill = await call('GET', `/api/fill/${fill.id}`);
  }
  ended = true;
})();
const beside = await read(() => ended);
await following;
const busy = figures('small reads, beside one fill', beside.times);
const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
const { proposal } = fill;
say(
  `${PEOPLE} people x ${DAYS} days: ${fill.status} after ${seconds} s, open ${proposal?.before.places} -> ${proposal?.after.places}, ${proposal?.refused} refused by the check`,
);
say(
  `memory of the server: ${alone.most.toFixed(0)} MB alone, at most ${beside.most.toFixed(0)} MB with the fill; goal 256 MB more: ${beside.most - alone.most <= 256 ? 'met' : 'MISSED'}`,
);
say(`p95 ${(busy / quiet).toFixed(2)} times, goal 2: ${busy <= 2 * quiet ? 'met' : 'MISSED'}`);
await ground.close();
await muster.stop();
