import { AppError } from '#contract/errors';
import { commonDaysOff, type WorkOfPerson } from '#engine/calendar/common-days-off';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { readPattern } from '../my-year/read-pattern';
import { getLink } from './change-links';
import { listPublishedFrom } from './days-off-links.queries';

interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

/** From today on. What is gone is nobody's plan, and would tell of the past. */
export async function readCommonDays(
  scope: TenantScope,
  user: { id: string; employee_id: string | null },
  id: string,
  { from, to }: Days,
  today: CalendarDate,
): Promise<{ days: CalendarDate[] }> {
  const link = await getLink(scope, user.id, id);
  if (link.state !== 'agreed' || user.employee_id === null) throw new AppError('not_found');
  const days = { from: from < today ? today : from, to };
  if (days.from > to) return { days: [] };
  const people = [
    await workOf(scope, user.employee_id, days),
    await workOf(scope, link.employee_id, days),
  ];
  return { days: commonDaysOff(people, days.from, to) };
}

/** Published shifts and the pattern. Neither drafts nor day statuses change the answer. */
async function workOf(
  scope: TenantScope,
  employeeId: string,
  { from, to }: Days,
): Promise<WorkOfPerson> {
  // A night that began on the day before reaches into the first day.
  const first = addDays(from, -2);
  const published = await listPublishedFrom(scope, employeeId, first);
  const pattern = await readPattern(scope, { employeeId, from: first, to, ignoreStatuses: true });
  return {
    shifts: [
      ...published,
      ...pattern.map(({ start, end, site }) => ({ start, end, zone: site.timezone })),
    ],
    // A rotation goes on to the end of the window; without one, the last published shift is all that is known.
    knownTo: pattern.length > 0 ? to : (published.at(-1)?.date ?? null),
  };
}
