// Saves a plan: removes the replaced shifts and inserts thousands of new ones in one statement.
import { sql } from 'kysely';
import type { RosterEdit } from '../roster/edit-roster';
import { removeShifts } from '../roster/edit-rows';
import type { Planned } from './make-plan';

export interface Origin {
  runId: string;
  ruleId: string | null;
}

/** Sends people, slots and shifts as three lists that the database joins: a fifth of the bytes of whole rows. */
export async function savePlan(edit: RosterEdit, planned: Planned, origin: Origin): Promise<void> {
  const { plan, request, resolved } = planned;
  await removeShifts(edit, plan.replaced);
  if (plan.shifts.length === 0) return;
  const people = resolved.people.map(({ id }) => id);
  const numberOf = new Map(people.map((id, number) => [id, number + 1]));
  const slots = [...new Set(plan.shifts.map(({ slot }) => slot))];
  const time = (instant: number) => new Date(instant).toISOString();
  await sql`
    insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at, role_label, notes,
      published, template_code, allow_overlap, source_rule_id, run_id, version)
    select ${edit.orgId}::uuid, person.id, slot.location_id, slot.local_date, slot.start_at, slot.end_at,
      ${request.parameters?.roleLabel || null}, ${request.notes || null}, ${request.published}::boolean,
      slot.code, shift.deliberate, ${origin.ruleId}::uuid, ${origin.runId}::uuid, ${edit.revision}::integer
    from unnest(${plan.shifts.map(({ employeeId }) => numberOf.get(employeeId))}::int[],
        ${plan.shifts.map(({ slot }) => slot.number)}::int[],
        ${plan.shifts.map(({ allowOverlap }) => allowOverlap)}::boolean[]) as shift (person, slot, deliberate)
    join unnest(${people}::uuid[]) with ordinality as person (id, number) on person.number = shift.person
    join unnest(${slots.map(({ number }) => number)}::int[],
        ${slots.map(({ locationId }) => locationId)}::uuid[],
        ${slots.map(({ date }) => date)}::date[],
        ${slots.map(({ start }) => time(start))}::timestamptz[],
        ${slots.map(({ end }) => time(end))}::timestamptz[],
        ${slots.map(({ code }) => code)}::text[])
      as slot (number, location_id, local_date, start_at, end_at, code) on slot.number = shift.slot
  `.execute(edit.db);
  edit.after.run = origin.runId;
  const cells = plan.shifts.map(({ employeeId, slot }) => ({
    employee_id: employeeId,
    date: slot.date,
  }));
  edit.touched.byShifts = edit.touched.byShifts.concat(cells);
}
