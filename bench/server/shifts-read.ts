// How much the roster's two ways to be read cost beside the bare query, on the wire and in time.

import { brotliCompressSync, constants } from 'node:zlib';
import { sql } from 'kysely';
import type { Instant } from '../../src/engine/time/kinds';
import { readHours } from '../../src/server/features/contracts/read-hours';
import { createLights } from '../../src/server/features/cover/lights';
import { logChange } from '../../src/server/features/roster/change-log';
import { readWindow } from '../../src/server/features/roster/read-window';
import { nextRevision } from '../../src/server/features/roster/revision';
import { createFindings } from '../../src/server/features/rules/list-findings';
import { insertStarterRules } from '../../src/server/features/rules/rules.queries';
import { selectShifts } from '../../src/server/features/shifts/shifts.queries';
import { prepare } from '../../src/server/startup';
import { median, mediansByTurns, print, say } from './measure';
import { addOrganisation } from './organisation';
import { addShifts, WINDOW } from './shifts-of-a-month';
import { measureSmallReads } from './small-reads';

const ground = await prepare('server');
const { database } = ground;
const organisation = await addOrganisation(database);
const { within, peopleIds, orgId, userId } = organisation;
const window = WINDOW;
await addShifts(organisation);
await database.pool.query('analyze');

const columns = () =>
  within(async ({ db }) => {
    const { rows } = await sql`
      select string_agg(employee_id::text, ',') as a, string_agg(extract(epoch from start_at)::int::text, ',') as b,
        string_agg(extract(epoch from end_at)::int::text, ',') as c, string_agg(published::int::text, ',') as d
      from shifts where org_id = ${orgId} and local_date between ${window.from} and ${window.to}`.execute(
      db,
    );
    return JSON.stringify(rows);
  });
const cells = () => within(async (scope) => JSON.stringify(await readWindow(scope, window, 1)));
const rows = () =>
  within(async (scope) =>
    JSON.stringify(
      await selectShifts(scope, {
        window: {
          start: Date.UTC(2027, 1, 28, 13) as Instant,
          end: Date.UTC(2027, 3, 5, 14) as Instant,
        },
        publishedOnly: false,
      }).execute(),
    ),
  );

/** A day, a night, and one of them in a role. */
function addNeeds() {
  return within(({ db }) =>
    sql`
    insert into cover_needs (org_id, location_id, label, weekdays, on_holidays, start_time, end_time,
      minimum, target, maximum, role_label)
    select ${orgId}::uuid, ${organisation.siteId}::uuid, label, '{1,2,3,4,5,6,7}', 'as-weekday',
      from_time::time, to_time::time, 190, 200, null, role
    from (values ('Day', '07:00', '19:00', null), ('Night', '19:00', '07:00', null), ('Lead', '07:00', '19:00', 'Lead'))
      as need (label, from_time, to_time, role)`.execute(db),
  );
}

/** 38 hours a week, over four weeks. */
function addContracts() {
  return within(({ db }) =>
    sql`
    insert into contracts (org_id, employee_id, valid_from, type, ordinary_minutes, ordinary_days,
      averaging_days, averaging_anchor)
    select ${orgId}::uuid, id, '2027-01-01', 'full-time', 2280, 7, 28, '2027-03-01'
    from unnest(${peopleIds}::uuid[]) as id`.execute(db),
  );
}

say(
  `${JSON.parse(await rows()).length} shifts of ${peopleIds.length} people in 36 days, medians of 15, by turns`,
);
await addNeeds();
await addContracts();
await within(insertStarterRules);
const lights = createLights();
const withCover = (readLights = lights) =>
  within(async (scope) => {
    const roster = await readWindow(scope, window, 1);
    return JSON.stringify({ ...roster, cover: await readLights(scope, window, 1) });
  });
const hours = () =>
  within((scope) =>
    readHours(scope, {
      date: window.from,
      weekStart: 'monday',
      people: 'everyone',
      publishedOnly: false,
    }),
  );
const listFindings = createFindings();
const findings = (list = listFindings) =>
  within(async (scope) => JSON.stringify(await list(scope, window)));
const withFindings = async () => {
  await withCover();
  await findings();
};
const afterAnEdit = async () => {
  const cell = { employee_id: peopleIds[0] ?? '', date: window.from };
  await within(async (scope) => logChange(scope, await nextRevision(scope), [cell]));
  await withFindings();
};
const works = [
  columns,
  cells,
  () => withCover(),
  () => withCover(createLights()),
  withFindings,
  afterAnEdit,
  () => findings(createFindings()),
  hours,
];
for (const warm of [...works, rows]) await warm();
const medians = await mediansByTurns(15, works);
const [floor = 0, withoutCover = 0, known = 0, anew = 0, ...more] = medians;
const [allKnown = 0, edited = 0, found = 0, ofContracts = 0] = more;
print('columns made by the database (floor)', floor);
print('GET /api/roster: cells', withoutCover, floor);
print('the same with cover, once a day was read (to: cells)', known, withoutCover);
print('the same, with every day read anew (to: cells)', anew, withoutCover);
print('the same with cover and findings, once both were read (to: cells)', allKnown, withoutCover);
print('the same, after a cell of one person changed (to: cells)', edited, withoutCover);
print('GET /api/roster/findings, of everyone anew (to: cells)', found, withoutCover);
print('GET /api/hours: contracts of everyone (to: cells)', ofContracts, withoutCover);
print('GET /api/shifts: rows', await median(15, rows), floor);
const size = (text: string) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return `${(text.length / 1024).toFixed(0)} kB, compressed ${(brotliCompressSync(text, { params }).length / 1024).toFixed(0)} kB`;
};
say(`cells on the wire: ${size(await cells())}; rows: ${size(await rows())}`);

await measureSmallReads(ground, {
  userId,
  orgId,
  path: `/api/roster?from=${window.from}&to=${window.to}`,
});
await ground.close();
