import type * as api from '#contract/api/availability';
import { keptWishes } from '#engine/availability/kept-wishes';
import { bookFor } from '#engine/rules/book-for';
import { check } from '#engine/rules/check';
import { fingerprintOf } from '#engine/rules/fingerprint';
import { asPublished } from '#engine/rules/person';
import { addDays, mondayOnOrBefore } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { listWakings } from '../notices/wakings.queries';
import { loadBook } from '../rules/load-book';
import { loadPeople } from '../rules/load-people';
import { listOverrides } from '../rules/overrides';
import {
  findLastPublished,
  listAvailability,
  NOTHING_SAID,
  readClosing,
  SILENT_DAY,
} from './availability.queries';

/** Someone on the roster, with the account that speaks for them. */
export interface Speaker {
  userId: string;
  employeeId: string;
}

/** Nobody reads further ahead than this in a receipt. */
const MOST_DAYS_OF_RECEIPT = 60;
const LAST_DATE = '9999-12-31' as CalendarDate;

/** The person's clock, and the days that are still open on it. */
export async function readClock(scope: TenantScope, { userId }: Speaker, now: Instant) {
  const wakings = await listWakings(scope, [userId], now);
  const zone = wakings.get(userId)?.zone ?? ('UTC' as Zone);
  const today = dateAt(now, zone);
  return { zone, today, openFrom: addDays(today, await readClosing(scope)) };
}

export async function readAvailability(
  scope: TenantScope,
  speaker: Speaker,
  now: Instant,
): Promise<api.Availability> {
  const { zone, today, openFrom } = await readClock(scope, speaker, now);
  const own = await listAvailability(scope, [speaker.employeeId], { from: today, to: LAST_DATE });
  const { weeks, dates } = own.get(speaker.employeeId) ?? NOTHING_SAID;
  const [week] = weeks
    .filter(({ validFrom }) => validFrom <= openFrom)
    .toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1));
  return {
    timezone: zone,
    today,
    open_from: openFrom,
    usual: {
      anchor: week?.anchor ?? mondayOnOrBefore(openFrom),
      days: (week?.days ?? Array(7).fill(SILENT_DAY)) as api.DayWishes[],
    },
    dates: dates
      .filter(({ date }) => date >= today)
      .map(({ date, wishes, extra }) => ({ date, wishes: [...wishes], extra })),
    receipt: await readReceipt(scope, speaker.employeeId, today),
  };
}

/** How the published roster keeps the wishes, and what managers wrote where it doesn't. */
async function readReceipt(scope: TenantScope, employeeId: string, today: CalendarDate) {
  const last = await findLastPublished(scope, today);
  if (last === null) return null;
  const limit = addDays(today, MOST_DAYS_OF_RECEIPT - 1);
  const days = { from: today, to: last < limit ? last : limit };
  const book = await loadBook(scope, days);
  const [loaded] = await loadPeople(scope, [employeeId], days, book);
  const said = (await listAvailability(scope, [employeeId], days)).get(employeeId);
  if (!loaded || !said) return null;
  const person = asPublished(loaded);
  const { kept, broken } = keptWishes(said, person.shifts, days.from, days.to);
  const overrides = await listOverrides(scope, [employeeId]);
  const reasons = new Map(
    check(person, bookFor(person, book), days).flatMap((finding) => {
      const override = overrides.get(fingerprintOf(finding));
      const { rule, shifts } = finding;
      if (!override || rule.kind !== 'away' || rule.params.reason !== 'unavailable') return [];
      return shifts.map(({ id }) => [id, { text: override.reason, by: override.by }] as const);
    }),
  );
  return {
    to: days.to,
    kept,
    broken: broken.map(({ date, wish, shift }) => ({
      date,
      wish,
      reason: (wish.value === 'cannot' && shift && reasons.get(shift.id)) || null,
    })),
  };
}
