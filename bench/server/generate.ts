// Plan, preview and generation of 1,000 people x 90 days, beside the least that they could cost, and beside what they
// cost with the guard against overlaps and the ids of before, by turns.

import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { GenerationRequest } from '../../src/contract/api/auto-roster';
import { contentOf } from '../../src/contract/template-content';
import type { PlanInput } from '../../src/engine/generation/input';
import { planRoster } from '../../src/engine/generation/plan-roster';
import type { Minutes, WallTime, Zone } from '../../src/engine/time/kinds';
import { checkPlanned } from '../../src/server/features/auto-roster/check-planned';
import { makePlan } from '../../src/server/features/auto-roster/make-plan';
import {
  compactOf,
  conflictsOf,
  fingerprintOf,
  summaryOf,
} from '../../src/server/features/auto-roster/plan-answers';
import { insertStarterRules } from '../../src/server/features/rules/rules.queries';
import { SYSTEM_TEMPLATES } from '../../src/server/features/shift-templates/system-templates';
import { prepare } from '../../src/server/startup';
import { median, percentile, print, say } from './measure';
import type { Organisation } from './organisation';
import { openQuarter, QUARTER } from './quarter';
import { planTyped, typedPeople } from './typed-plan';

const ground = await prepare('server');
const now = await openQuarter(ground);
const { within, siteId, peopleIds, orgId, client } = now;
const template = SYSTEM_TEMPLATES.find(({ name }) => name === 'Continental 2-2-3 (8 h)');
if (!template) throw new Error('no such template');
const { patterns, codes } = contentOf(template);
const [from, to] = [QUARTER.startDate, QUARTER.endDate];
const templateId = template.id;
const requestFor = (organisation: Organisation): GenerationRequest => ({
  templateId,
  ...QUARTER,
  employeeIds: organisation.peopleIds,
  groupIds: [],
  parameters: { default_location_id: organisation.siteId, replace_conflicts: false },
  replaceConflicts: false,
  published: false,
  minRestHours: 8,
  maxConsecutiveNights: 7,
  resolutions: [],
  sendNotifications: false,
});
const request = requestFor(now);
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
say(`${shifts.length} shifts of ${peopleIds.length} people in 90 days, beside a million`);
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
await now.within(insertStarterRules);
await preview();
print('preview, starter rules asked', await median(9, preview), planning);

async function copy() {
  const lines = shifts.map(
    ({ employeeId, slot: { date, start, end, code } }) =>
      `${orgId}\t${employeeId}\t${siteId}\t${date}\t${new Date(start).toISOString()}\t${new Date(end).toISOString()}\t${code}\n`,
  );
  const target = client.query(
    copyFrom(
      'copy shifts (org_id, employee_id, location_id, local_date, start_at, end_at, template_code) from stdin',
    ),
  );
  await pipeline(Readable.from([lines.join('')]), target);
}
/** COPY FROM is not allowed with row-level security, so this floor goes without it. */
async function copyWithoutPolicies() {
  await client.query('alter table shifts no force row level security');
  const taken = await median(1, copy);
  await client.query('alter table shifts force row level security');
  return taken;
}

const groundBefore = await prepare('server', {
  ...process.env,
  DATA_DIR: join(process.env.DATA_DIR ?? '', 'before'),
});
const before = await openQuarter(groundBefore, 'of before');
const requestBefore = requestFor(before);
const TURNS = 5;
const taken: Record<'copies' | 'before' | 'now', number[]> = { copies: [], before: [], now: [] };
for (let turn = 0; turn < TURNS; turn += 1) {
  await now.empty();
  taken.copies.push(await copyWithoutPolicies());
  await before.empty();
  taken.before.push(await median(1, () => before.generate(requestBefore)));
  await now.empty();
  taken.now.push(await median(1, () => now.generate(request)));
}
const middle = (times: number[]) => percentile(times, 50);
say(`by turns, medians of ${TURNS}`);
print('COPY of the same rows (floor)', middle(taken.copies));
print('generate, run and answer included', middle(taken.now), middle(taken.copies));
print('generate with the guard and ids of 0.7, without a rule book', middle(taken.before));
print('generate now, with the starter rules (to: before)', middle(taken.now), middle(taken.before));
for (const { client: open } of [now, before]) await open.end();
await groundBefore.close();
await ground.close();
