import { addDays, mondayOnOrBefore } from '#engine/time/dates';
import { startOfDate } from '#engine/time/instants';
import type { CalendarDate, Instant, WallTime, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { createRequest } from '../../features/requests/move-request';
import { timesByClock } from '../../features/roster/shift-times';
import { demoId } from './demo-organization';
import { userId } from './rows';
import { WATTLE_SITES } from './wattle-sites';
import { ADMIN, EMPLOYEE } from './wattle-staff';

const ZONE = 'Australia/Sydney' as Zone;

const OPEN = [
  { days: 9, from: '07:00', to: '19:00', role: 'Registered Nurse', places: 2, source: 'new' },
  { days: 12, from: '19:00', to: '07:00', role: 'Registered Nurse', places: 1, source: 'sick' },
  {
    days: 19,
    from: '07:00',
    to: '15:00',
    role: 'Registered Nurse',
    places: 1,
    source: 'leave',
  },
] as const;

/** Ask for the last of them, of which a manager picks who gets it. */
const ASKERS = [EMPLOYEE, { name: 'Thomas Gallagher', email: 'thomas.gallagher@wattle.example' }];

/** Three open shifts at the first site, of which everyone was told a while ago. */
export async function insertOpenShifts(scope: TenantScope, today: CalendarDate): Promise<void> {
  const { db, orgId } = scope;
  const [site] = WATTLE_SITES;
  if (!site) return;
  const rows = OPEN.map(({ days, from, to, role, places, source }) => {
    const date = addDays(mondayOnOrBefore(today), days);
    const times = timesByClock({
      date,
      startTime: from as WallTime,
      endTime: to as WallTime,
      zone: ZONE,
    });
    return {
      id: demoId(orgId, 'open shift', String(days)),
      org_id: orgId,
      location_id: demoId(orgId, 'site', site.name),
      local_date: date,
      ...times,
      role_label: role,
      places,
      closes_at: times.start_at,
      source,
      claims: source === 'leave' ? 'manager' : 'first-come',
      next_wave: 4,
      next_wave_at: null,
      created_by_name: ADMIN.name,
    };
  });
  await db.insertInto('open_shifts').values(rows).execute();
  const wanted = rows.at(-1);
  if (!wanted) return;
  const { id, local_date: date, location_id: siteId, role_label: role } = wanted;
  const start = Date.parse(wanted.start_at) as Instant;
  const end = Date.parse(wanted.end_at) as Instant;
  for (const person of ASKERS) {
    const employeeId = demoId(orgId, 'employee', person.email);
    const snapshot = { employeeId, siteId, date, start, end, published: true, role };
    await createRequest(
      scope,
      { id: userId(person), name: person.name },
      {
        kind: 'claim',
        state: 'waiting',
        employeeId,
        reason: null,
        details: { openShiftId: id },
        startsAt: new Date(snapshot.start),
        expiresAt: new Date(snapshot.start),
        shifts: [{ shiftId: id, side: 'wanted', snapshot, chosen: false }],
        parties: [{ employeeId, part: 'asker' }],
      },
      { at: startOfDate(addDays(today, -1), ZONE), newsOf: () => [] },
    );
  }
}
