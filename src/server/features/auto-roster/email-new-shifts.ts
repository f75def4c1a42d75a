// One mail for each person with all of their new shifts, sent from the queue after the commit.

import { sql } from 'kysely';
import { counted } from '#engine/counted';
import type { PlannedShift } from '#engine/generation/plan';
import { shortDay } from '#engine/time/day-text';
import { wallClockAt } from '#engine/time/instants';
import type { Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { takeEmails } from '../../jobs/email-budget';
import { enqueueMail } from '../../jobs/enqueue-mail';
import type { SiteRow } from './auto-roster.queries';
import type { Planned } from './make-plan';

export async function emailNewShifts(
  scope: TenantScope,
  { plan, resolved }: Planned,
  publicUrl: URL | undefined,
) {
  const shiftsOf = byPerson(plan.shifts);
  const link = publicUrl ? `\n\n${new URL('/my-shifts', publicUrl).href}` : '';
  const { rows } = await sql<{ id: string; name: string; email: string; org_name: string }>`
    select e.id, e.name, e.email, o.name as org_name
    from employees e join organizations o on o.id = e.org_id
    where e.id = any(${[...shiftsOf.keys()]}::uuid[]) and e.user_id is not null`.execute(scope.db);
  await takeEmails(scope, rows.length);
  for (const { id, name, email, org_name } of rows) {
    const shifts = shiftsOf.get(id) ?? [];
    const lines = shifts.map((shift) => lineOf(shift, resolved.sites.get(shift.slot.locationId)));
    const count = counted(shifts.length, 'new shift');
    await enqueueMail(scope, {
      to: email,
      subject: `${count} at ${org_name}`,
      text: `Hello ${name},\n\nYour roster at ${org_name} has ${count}:\n\n${lines.join('\n')}\n\nSee your roster in Muster under My Shifts${link}.\n`,
    });
  }
}

/** 'Mon 8 Mar, 07:00–19:00 at Depot' */
function lineOf({ slot }: PlannedShift, site: SiteRow | undefined): string {
  const zone = (site?.timezone ?? 'UTC') as Zone;
  const range = `${wallClockAt(slot.start, zone).time}–${wallClockAt(slot.end, zone).time}`;
  return `${shortDay(slot.date)}, ${range} at ${site?.name ?? ''}`;
}

function byPerson(shifts: PlannedShift[]): Map<string, PlannedShift[]> {
  const groups = new Map<string, PlannedShift[]>();
  for (const shift of shifts) {
    const own = groups.get(shift.employeeId);
    if (own) own.push(shift);
    else groups.set(shift.employeeId, [shift]);
  }
  return groups;
}
