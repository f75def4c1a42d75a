// How much the roster's two ways to be read cost beside the bare query, on the wire and in time.

import { brotliCompressSync, constants } from 'node:zlib';
import { sql } from 'kysely';
import type { CalendarDate, Instant } from '../../src/engine/time/kinds';
import { readWindow } from '../../src/server/features/roster/read-window';
import { selectShifts } from '../../src/server/features/shifts/shifts.queries';
import { prepare } from '../../src/server/startup';
import { median, print, say } from './measure';
import { addOrganisation } from './organisation';
import { measureSmallReads } from './small-reads';

const ground = await prepare('server');
const { database } = ground;
const { within, siteId, peopleIds, orgId, userId } = await addOrganisation(database);
const window = { from: '2027-03-01' as CalendarDate, to: '2027-04-05' as CalendarDate };

await within(async ({ db }) => {
  await sql`
    insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at, published, template_code)
    select ${orgId}::uuid, p.id, ${siteId}::uuid, d::date,
      (d::date + case when p.number % 2 = 0 then time '07:00' else time '19:00' end) at time zone 'Australia/Sydney',
      (d::date + case when p.number % 2 = 0 then interval '19 hours' else interval '31 hours' end) at time zone 'Australia/Sydney',
      p.number % 3 = 0, case when p.number % 2 = 0 then 'D' else 'N' end
    from unnest(${peopleIds}::uuid[]) with ordinality as p (id, number),
      generate_series(date '2027-03-01', date '2027-04-05', interval '1 day') as d
    where (extract(day from d)::int + p.number) % 8 < 5`.execute(db);
});
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

say(
  `${JSON.parse(await rows()).length} shifts of ${peopleIds.length} people in 36 days, medians of 15`,
);
for (const warm of [columns, cells, rows]) await warm();
const floor = await median(15, columns);
print('columns made by the database (floor)', floor);
print('GET /api/roster: cells', await median(15, cells), floor);
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
