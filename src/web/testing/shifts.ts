// Job sites and shifts for the tests of screens.
import type { Location } from '#contract/api/locations';
import type { Shift } from '#contract/api/shifts';
import type { CalendarDate, WallTime, Zone } from '#engine/time/kinds';
import { shiftInterval } from '#engine/time/shift-interval';
import { idOf, ORG_ID } from './screen-test';

/** A site in Parramatta, unless a test says otherwise. */
export function site(name: string, changes: Partial<Location> = {}): Location {
  return {
    id: idOf(name),
    org_id: ORG_ID,
    name,
    address: '48 Hunter Street, Parramatta, NSW, 2150, Australia',
    street_number: '48',
    street_name: 'Hunter Street',
    town: 'Parramatta',
    state: 'NSW',
    postcode: '2150',
    country: 'Australia',
    phone: '02 9689 1200',
    email: null,
    latitude: -33.8688,
    longitude: 151.2093,
    timezone: 'Australia/Sydney',
    notes: null,
    holiday_regions: [],
    ...changes,
  };
}

export const DEPOT = site('Parramatta Depot');

interface Work extends Partial<Omit<Shift, 'date'>> {
  date: string;
  startTime?: string;
  endTime?: string;
  at?: Location;
}

/** A published shift from nine to five at the depot, unless a test says otherwise. */
export function shift(employeeName: string, work: Work): Shift {
  const { date, startTime = '09:00', endTime = '17:00', at = DEPOT, ...changes } = work;
  const planned = shiftInterval({
    date: date as CalendarDate,
    startTime: startTime as WallTime,
    endTime: endTime as WallTime,
    zone: at.timezone as Zone,
  });
  if (!planned.ok) throw new Error(`A shift can't be ${startTime} to ${endTime} on ${date}`);
  const { start, end } = planned.interval;
  return {
    id: idOf(`${employeeName}${date.slice(-2)}${startTime.slice(0, 2)}`),
    org_id: ORG_ID,
    employee_id: idOf(employeeName),
    employee_name: employeeName,
    location_id: at.id,
    location_name: at.name,
    timezone: at.timezone,
    date: date as CalendarDate,
    start_at: new Date(start).toISOString(),
    end_at: new Date(end).toISOString(),
    role_label: null,
    notes: null,
    published: true,
    source_rule_id: null,
    template_code: null,
    version: 1,
    updated_at: '2026-01-01T00:00:00Z',
    updated_by_name: null,
    ...changes,
  };
}
