// Makes timesheets anew when the roster changes under them: whoever was not rostered may be now, and the other way round.
import { sql } from 'kysely';
import type { Instant } from '#engine/time/kinds';
import { holdPerson } from '../clock/clock.queries';
import type { RosterChange } from '../roster/roster-change';
import { rebuildSheets } from './rebuild-sheets';

export async function followRoster(change: RosterChange): Promise<void> {
  const { db, orgId, touched } = change;
  const people = touched.byShifts.map(({ employee_id }) => employee_id);
  const dates = touched.byShifts.map(({ date }) => date);
  // Most changes are of days to come, on which nobody has clocked anything.
  const { rows } = await sql<{ employee_id: string; first: Date }>`
    select t.employee_id, min(t.start_at) as first
      from (select distinct * from unnest(${people}::uuid[], ${dates}::date[])) as cell (employee_id, date)
      join timesheets t on t.org_id = ${orgId} and t.employee_id = cell.employee_id
       and t.date between cell.date - 1 and cell.date + 2
     group by t.employee_id order by t.employee_id`.execute(db);
  for (const { employee_id, first } of rows) {
    if (await holdPerson(change, employee_id)) {
      await rebuildSheets(change, employee_id, first.getTime() as Instant);
    }
  }
}
