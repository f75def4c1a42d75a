// What the rosters of some days ask of people, in a few queries for all of them.
import { countFigures, type Figures, type LedgerShift } from '#engine/fairness/count-figures';
import { isOnLeave } from '#engine/rules/person';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { takeBreaths } from '../../take-breaths';
import { findLastPublished, listAvailability } from '../availability/availability.queries';
import { holidaysByDate } from '../holidays/holidays-by-date';
import { listLeaveTimes } from '../leave/leave-times.queries';
import { readPatterns } from '../my-year/read-pattern';
import {
  countRefusedLeave,
  countShortNotices,
  type Days,
  type LedgerRow,
  listWorked,
} from './fairness.queries';

export interface PersonFigures {
  /** The first day that counts. */
  since: CalendarDate;
  counted: Figures;
}

/** By person. From today on the pattern counts too. */
export async function loadFigures(
  scope: TenantScope,
  people: readonly LedgerRow[],
  days: Days,
  today: CalendarDate,
): Promise<Map<string, PersonFigures>> {
  const ids = people.map(({ id }) => id);
  const worked = await listWorked(scope, ids, days);
  const leave = await listLeaveTimes(scope, ids, days);
  const patterns = await listPatterns(scope, ids, { ...days, from: later(days.from, today) });
  const wishes = await listAvailability(scope, ids, days);
  const shortNotices = await countShortNotices(scope, ids, days);
  const refused = await countRefusedLeave(scope, ids, days);
  const within = {
    to: days.to,
    publishedTo: await findLastPublished(scope, days.from),
    holidays: await holidaysByDate(scope, { from: days.from, to: addDays(days.to, 1) }),
  };
  const found = new Map<string, PersonFigures>();
  const breathe = takeBreaths();
  for (const { id, joined } of people) {
    await breathe();
    const away = { leave: leave.get(id) ?? [] };
    const own = worked(id).filter((shift) => !isOnLeave(away, shift));
    const first = own.reduce((day, { date }) => (date < day ? date : day), joined);
    const since = later(days.from, first);
    const counted = countFigures(
      {
        since,
        worked: own,
        pattern: (patterns.get(id) ?? []).filter((shift) => !isOnLeave(away, shift)),
        availability: wishes.get(id),
        shortNotice: shortNotices.get(id) ?? 0,
        refusedLeave: refused.get(id) ?? 0,
      },
      within,
    );
    found.set(id, { since, counted });
  }
  return found;
}

async function listPatterns(
  scope: TenantScope,
  ids: readonly string[],
  days: Days,
): Promise<Map<string, LedgerShift[]>> {
  if (days.from > days.to) return new Map();
  const found = await readPatterns(
    scope,
    ids.map((employeeId) => ({ employeeId, ...days })),
  );
  return new Map(
    found.map((shifts, at) => [
      ids[at] ?? '',
      shifts.map(({ site, ...shift }) => ({ ...shift, siteId: site.id, zone: site.timezone })),
    ]),
  );
}

function later(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other;
}
