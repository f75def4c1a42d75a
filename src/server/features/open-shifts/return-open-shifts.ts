// Open shifts that leave made of someone's shifts go back to their person when the leave ends, unless someone has taken them.
import { sql } from 'kysely';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import type { RosterEdit, ShiftRecord } from '../roster/edit-roster';
import { insertShifts, newShift } from '../roster/edit-rows';
import { endClaims } from './ask-for-place';

/** Someone, and the days on which they are there again. */
export interface Returning {
  employeeId: string;
  from: CalendarDate;
  to: CalendarDate;
}

type Returned = Pick<
  ShiftRecord,
  'location_id' | 'local_date' | 'start_at' | 'end_at' | 'role_label' | 'notes'
> & { open_shift_id: string; shift_id: string };

/** For each of them, those that haven't started, have a place left, and don't overlap what the person works by now. */
export async function listReturning(
  { db, orgId }: TenantScope,
  people: readonly Returning[],
  now: Instant,
): Promise<Returned[][]> {
  const { rows } = await sql<{ at: number; shift: Returned }>`
    select (p.at - 1)::int as at, jsonb_build_object('open_shift_id', o.id, 'shift_id', c.shift_id,
      'location_id', o.location_id, 'local_date', o.local_date, 'start_at', o.start_at, 'end_at', o.end_at,
      'role_label', o.role_label, 'notes', o.notes) as shift
    from unnest(${people.map(({ employeeId }) => employeeId)}::uuid[], ${people.map(({ from }) => from)}::date[],
        ${people.map(({ to }) => to)}::date[]) with ordinality as p (employee_id, first, last, at)
      join open_shift_claims c on c.org_id = ${orgId} and c.employee_id = p.employee_id
      join open_shifts o on o.org_id = c.org_id and o.id = c.open_shift_id
        and o.local_date between p.first and p.last
    where o.source in ('leave', 'sick') and o.start_at > ${new Date(now)}
      -- Made of a shift, not taken: see insert-open-shift.ts.
      and c.claimed_at = to_timestamp(0)
      and o.places > (select count(*) from open_shift_claims t join shifts s on s.org_id = t.org_id and s.id = t.shift_id
        where t.org_id = o.org_id and t.open_shift_id = o.id)
      and not exists (select from shifts s where s.org_id = ${orgId} and s.employee_id = p.employee_id
        and s.start_at < o.end_at and s.end_at > o.start_at)
    order by p.at, o.start_at, o.id`.execute(db);
  const found = people.map((): Returned[] => []);
  for (const { at, shift } of rows) found[at]?.push(shift);
  return found;
}

export async function returnOpenShifts(
  edit: RosterEdit,
  person: Returning,
  now: Instant,
): Promise<void> {
  const [returned = []] = await listReturning(edit, [person], now);
  for (const { open_shift_id, shift_id, ...values } of returned) {
    const shift = newShift(edit, { ...values, employee_id: person.employeeId, published: true });
    // Under its old id the place counts as taken.
    await insertShifts(edit, [{ ...shift, id: shift_id }]);
    await endClaims(edit, open_shift_id, "It isn't open any more.", now);
  }
  if (returned.length > 0) await publish(edit, 'open-shifts');
}
