// A small input to vary: one site in Sydney that needs one person from 07:00 to 19:00 every day, a week in March 2027.
import type { CoverInput, CoverShift, CoverSite } from '../cover/input';
import type { Need } from '../cover/need';
import type { WallTime } from '../time/kinds';
import { date, instant, zone } from './times';

export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

export function need(changes: Partial<Need> = {}): Need {
  return {
    id: 'day',
    siteId: 'depot',
    label: 'Day',
    weekdays: EVERY_DAY,
    onHolidays: 'as-weekday',
    startTime: '07:00' as WallTime,
    endTime: '19:00' as WallTime,
    minimum: 1,
    target: 1,
    maximum: null,
    role: null,
    groupId: null,
    skills: [],
    validFrom: null,
    validTo: null,
    exceptions: [],
    ...changes,
  };
}

export function site(name = 'Australia/Sydney', changes: Partial<CoverSite> = {}): CoverSite {
  return { id: 'depot', zone: zone(name), holidays: [], ...changes };
}

/** Takes start and end as instants with an offset. */
export function shift(
  start: string,
  end: string,
  employeeId = 'amy',
  changes: Partial<CoverShift> = {},
): CoverShift {
  return {
    employeeId,
    siteId: 'depot',
    published: true,
    role: null,
    groupId: null,
    skills: [],
    start: instant(start),
    end: instant(end),
    ...changes,
  };
}

export function coverInput(changes: Partial<CoverInput> = {}): CoverInput {
  return {
    needs: [need()],
    shifts: [],
    away: { days: [], hours: [] },
    sites: [site()],
    from: date('2027-03-08'),
    to: date('2027-03-14'),
    ...changes,
  };
}
