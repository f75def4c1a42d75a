// Notes what a change of the roster did to published shifts, so that their people can be told.
import { sql } from 'kysely';
import type { ToldShift } from '#engine/notices/told-shift';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import { type RosterChange, type ShiftBefore, writtenShifts } from '../roster/roster-change';

/** Two changes within this time are one to their people: moved and undone is nothing. */
const COLLAPSE_MINUTES = 5;

/** One statement, however many shifts there are. People without an account here can't be told. */
export async function noteChanges(change: RosterChange): Promise<void> {
  const { db, orgId, revision, actor, before } = change;
  if (change.nothingNew) return;
  const lost = before.shifts
    .filter(({ published, end_at }) => published && Date.parse(end_at) > Date.now())
    .map((shift) => ({ id: shift.id, employee_id: shift.employee_id, was: asTold(shift) }));
  // By person first: PostgreSQL expects hardly any published shift where there was none until now, and would otherwise go
  // through all of them for each member.
  await sql`
    with touched as (
      select s.id, s.employee_id, null::jsonb as was from (${writtenShifts(change)}) as s
      where s.published and s.end_at > now()
      union all
      select id, employee_id, was
      from jsonb_to_recordset(${JSON.stringify(lost)}::jsonb) as lost (id uuid, employee_id uuid, was jsonb)
    ), by_person as materialized (
      select employee_id, array_agg(distinct id) as ids,
        coalesce(jsonb_object_agg(id, was) filter (where was is not null), '{}') as was
      from touched group by employee_id
    )
    insert into untold_changes (org_id, user_id, revision, due_at, own, aloud, shift_ids, was)
    select m.org_id, m.user_id, ${revision}, now() + make_interval(mins => ${COLLAPSE_MINUTES}),
      m.user_id is not distinct from ${actor.id}::uuid or e.id = any(${change.knownBy ?? []}::uuid[]), ${change.aloud ?? true}, p.ids, p.was
    from by_person p
    join employees e on e.org_id = ${orgId} and e.id = p.employee_id
    join memberships m on m.org_id = e.org_id and m.user_id = e.user_id`.execute(db);
}

function asTold(shift: ShiftBefore): ToldShift {
  return {
    siteId: shift.location_id,
    date: shift.local_date as CalendarDate,
    start: Date.parse(shift.start_at) as Instant,
    end: Date.parse(shift.end_at) as Instant,
    role: shift.role_label,
    note: shift.notes,
  };
}
