// A quarter for 1,000 people, generated beside a million shifts, with the guard against overlaps of today or of before.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { GenerationRequest } from '../../src/contract/api/auto-roster';
import type { CalendarDate } from '../../src/engine/time/kinds';
import { generateRoster, startRun } from '../../src/server/features/auto-roster/generate-roster';
import type { Ground } from '../../src/server/startup';
import { addOrganisation, type Organisation } from './organisation';

export const QUARTER = {
  startDate: '2027-03-01' as CalendarDate,
  endDate: '2027-05-29' as CalendarDate,
};
const OTHER_ORGANISATIONS = 3;
/** Of each person, before the quarter. */
const DAYS = 250;
const DAYS_AT_ONCE = 25;

export interface Quarter extends Organisation {
  client: pg.Client;
  generate(request: GenerationRequest): Promise<void>;
  empty(): Promise<void>;
}

/** The table as it was until 0.7: a GiST index as the guard, ids in no order, two indexes of ids, one foreign key more. */
const LIKE_BEFORE = `
  drop trigger shifts_no_overlap_insert on shifts;
  drop trigger shifts_no_overlap_update on shifts;
  drop index shifts_of_person;
  alter table shifts alter column id set default gen_random_uuid(), drop constraint shifts_pkey;
  alter table shifts add primary key (id), add unique (org_id, id),
    add foreign key (org_id) references organizations on delete cascade,
    add constraint shifts_no_overlap exclude using gist (
      org_id with =, employee_id with =, tstzrange(start_at, end_at, '[)') with &&
    ) where (not allow_overlap);`;

export async function openQuarter(
  { database, databaseUrl }: Ground,
  guard: 'of today' | 'of before' = 'of today',
): Promise<Quarter> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  if (guard === 'of before') await client.query(LIKE_BEFORE);
  const organisation = await addOrganisation(database);
  const others: Organisation[] = [];
  for (let other = 0; other < OTHER_ORGANISATIONS; other += 1) {
    others.push(await addOrganisation(database));
  }
  for (const each of [organisation, ...others]) await addPast(each);
  const { within, userId } = organisation;
  return {
    ...organisation,
    client,
    async generate(request) {
      const generation = {
        runId: randomUUID(),
        actor: { id: userId, name: 'Owner' },
        request,
        orgZone: 'Australia/Sydney',
      };
      await within((scope) => startRun(scope, generation));
      await within((scope) => generateRoster(scope, generation));
    },
    /** With the dead rows swept: they would slow down whoever comes next. */
    async empty() {
      await within(({ db }) =>
        sql`delete from shifts where local_date >= ${QUARTER.startDate}`.execute(db),
      );
      await client.query('vacuum analyze shifts');
    },
  };
}

async function addPast({ within, orgId, siteId }: Organisation): Promise<void> {
  for (let day = 0; day < DAYS; day += DAYS_AT_ONCE) {
    await within(({ db }) =>
      sql`insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at, template_code)
        select ${orgId}::uuid, e.id, ${siteId}::uuid, d, d + time '09:00', d + time '17:00', 'D'
        from employees e, generate_series(date '2026-03-01' + ${day}::int,
          date '2026-03-01' + ${day + DAYS_AT_ONCE - 1}::int, interval '1 day') as d`.execute(db),
    );
  }
}
