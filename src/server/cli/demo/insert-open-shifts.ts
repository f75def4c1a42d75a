import { addDays, mondayOnOrBefore } from '#engine/time/dates';
import type { CalendarDate, WallTime, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { timesByClock } from '../../features/roster/shift-times';
import { demoId } from './demo-organization';
import { WATTLE_SITES } from './wattle-sites';
import { ADMIN } from './wattle-staff';

const ZONE = 'Australia/Sydney' as Zone;

const OPEN = [
  { days: 9, from: '07:00', to: '19:00', role: 'Registered Nurse', places: 2, source: 'new' },
  { days: 12, from: '19:00', to: '07:00', role: 'Registered Nurse', places: 1, source: 'sick' },
  {
    days: 19,
    from: '07:00',
    to: '15:00',
    role: 'Assistant in Nursing',
    places: 1,
    source: 'leave',
  },
] as const;

/** Three open shifts at the first site, of which everyone was told a while ago. */
export async function insertOpenShifts(
  { db, orgId }: TenantScope,
  today: CalendarDate,
): Promise<void> {
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
      next_wave: 4,
      next_wave_at: null,
      created_by_name: ADMIN.name,
    };
  });
  await db.insertInto('open_shifts').values(rows).execute();
}
