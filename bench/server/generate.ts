// Plan, preview and generation of 1,000 people x 90 days, beside the least that they could cost.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { GenerationRequest } from '../../src/contract/api/auto-roster';
import { contentOf } from '../../src/contract/template-content';
import type { PlanInput } from '../../src/engine/generation/input';
import { planRoster } from '../../src/engine/generation/plan-roster';
import type { CalendarDate, Minutes, WallTime, Zone } from '../../src/engine/time/kinds';
import { checkPlanned } from '../../src/server/features/auto-roster/check-planned';
import { generateRoster, startRun } from '../../src/server/features/auto-roster/generate-roster';
import { makePlan } from '../../src/server/features/auto-roster/make-plan';
import {
  compactOf,
  conflictsOf,
  fingerprintOf,
  summaryOf,
} from '../../src/server/features/auto-roster/plan-answers';
import { SYSTEM_TEMPLATES } from '../../src/server/features/shift-templates/system-templates';
import { prepare } from '../../src/server/startup';
import { median, print, say } from './measure';
import { addOrganisation } from './organisation';
import { planTyped, typedPeople } from './typed-plan';

const ground = await prepare('server');
const { within, siteId, peopleIds, orgId, userId } = await addOrganisation(ground.database);
const template = SYSTEM_TEMPLATES.find(({ name }) => name === 'Continental 2-2-3 (8 h)');
if (!template) throw new Error('no such template');
const { patterns, codes } = contentOf(template);
const [from, to] = ['2027-03-01' as CalendarDate, '2027-05-29' as CalendarDate];
const request: GenerationRequest = {
  templateId: template.id,
  startDate: from,
  endDate: to,
  employeeIds: peopleIds,
  groupIds: [],
  parameters: { default_location_id: siteId, replace_conflicts: false },
  replaceConflicts: false,
  published: false,
  minRestHours: 8,
  maxConsecutiveNights: 7,
  resolutions: [],
  sendNotifications: false,
};
const options = { orgZone: 'Australia/Sydney' };

const zone = 'Australia/Sydney' as Zone;
const input: PlanInput = {
  patterns,
  cycleStart: from,
  from,
  to,
  zone,
  codes: Object.fromEntries(
    Object.entries(codes).map(([code, { startTime, duration }]) => [
      code,
      {
        locationId: siteId,
        siteZone: zone,
        startTime: startTime as WallTime,
        duration: duration as Minutes,
      },
    ]),
  ),
  people: peopleIds.map((id, number) => ({ id, team: number % patterns.length })),
  existing: [],
  statuses: [],
  minRest: (8 * 60) as Minutes,
  maxConsecutiveNights: 7,
  strategy: 'flag',
  resolutions: [],
};

const typed = typedPeople(patterns, Object.keys(codes), peopleIds.length, 90);
const typedFloor = () => planTyped(typed);
for (let turn = 0; turn < 20; turn += 1) {
  planRoster(input);
  typedFloor();
}
const { shifts } = planRoster(input);
say(`${shifts.length} shifts of ${peopleIds.length} people in 90 days`);
const floor = await median(31, typedFloor);
print('the same checks in typed arrays (floor)', floor);
print('planRoster', await median(31, () => planRoster(input)), floor);

const preview = () =>
  within(async (scope) => {
    const planned = await checkPlanned(scope, await makePlan(scope, request, options));
    const conflicts = await conflictsOf(scope, planned);
    const compact = compactOf(planned);
    const fingerprint = fingerprintOf(planned, compact);
    return JSON.stringify([compact, summaryOf(planned), conflicts, fingerprint]);
  });
const readAndPlan = () => within((scope) => makePlan(scope, request, options));
await preview();
const planning = await median(9, readAndPlan);
print('reading and planning (floor)', planning);
print('preview, answer included', await median(9, preview), planning);

async function generate() {
  const generation = {
    runId: randomUUID(),
    actor: { id: userId, name: 'Owner' },
    request,
    ...options,
  };
  await within((scope) => startRun(scope, generation));
  await within((scope) => generateRoster(scope, generation));
}
/** With the dead rows swept: they would slow down the exclusion constraint for whoever comes next. */
async function empty() {
  await within(({ db }) => sql`delete from shifts`.execute(db));
  await ground.database.pool.query('vacuum analyze shifts');
}

const client = new pg.Client({ connectionString: ground.databaseUrl });
await client.connect();
async function copy() {
  const lines = shifts.map(
    ({ employeeId, slot: { date, start, end, code } }) =>
      `${orgId}\t${employeeId}\t${siteId}\t${date}\t${new Date(start).toISOString()}\t${new Date(end).toISOString()}\t${code}\n`,
  );
  await client.query(
    `begin; set local role muster_app; select set_config('muster.org_id', '${orgId}', true)`,
  );
  const target = client.query(
    copyFrom(
      'copy shifts (org_id, employee_id, location_id, local_date, start_at, end_at, template_code) from stdin',
    ),
  );
  await pipeline(Readable.from([lines.join('')]), target);
  await client.query('commit');
}
// COPY FROM is not allowed with row-level security, so the floor goes without it.
await client.query(
  'alter table shifts no force row level security; alter table shifts disable row level security',
);
const copies: number[] = [];
const generations: number[] = [];
for (let turn = 0; turn < 3; turn += 1) {
  await empty();
  copies.push(await median(1, copy));
  await empty();
  generations.push(await median(1, generate));
}
const middle = (list: number[]) => list.toSorted((one, other) => one - other)[1] ?? 0;
print('COPY of the same rows (floor)', middle(copies));
print('generate, run and answer included', middle(generations), middle(copies));
await client.end();
await ground.close();
