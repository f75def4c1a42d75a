// What managers see of people's wishes beside the roster: a letter for each day.
import type { RosterAvailability } from '#contract/api/availability';
import { type Availability, wishesOn } from '#engine/availability/availability';
import type { Days } from '#engine/rules/check';
import { eachDay } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { People } from '../employees/people-of-groups';
import { listAvailability } from './availability.queries';

export async function readRosterAvailability(
  scope: TenantScope,
  { from, to }: Days,
  people: People,
): Promise<RosterAvailability> {
  const said = await listAvailability(scope, people, { from, to });
  const dates = eachDay(from, to);
  const rows = [...said].flatMap(([employee_id, availability]) => {
    const days = dates.map((date) => letterOf(availability, date)).join('');
    return days.trim() === '' ? [] : [{ employee_id, days: days.trimEnd() }];
  });
  return { from, rows: rows.sort((one, other) => (one.employee_id < other.employee_id ? -1 : 1)) };
}

function letterOf(availability: Availability, date: CalendarDate): string {
  const { wishes } = wishesOn(availability, date);
  if (wishes.some(({ value, times }) => value === 'cannot' && !times)) return 'x';
  if (wishes.some(({ value }) => value === 'cannot')) return 'p';
  if (wishes.some(({ value }) => value === 'rather-not')) return 'r';
  return wishes.some(({ value }) => value === 'like') ? 'l' : ' ';
}
