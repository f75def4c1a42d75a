// J1 to J4: what a year of rosters has asked of one person.
import { type Availability, wishesOn } from '../availability/availability';
import { keptWishes } from '../availability/kept-wishes';
import { isNightShift } from '../conflicts/consecutive-nights';
import { reachedHolidays } from '../holidays/reached-holidays';
import { countWork } from '../hours/count-work';
import type { SiteFacts } from '../rules/book';
import { dayNumber, daysBetween, eachDay, weekdayOf } from '../time/dates';
import { MINUTE_MS } from '../time/instants';
import type { CalendarDate, Interval, Zone } from '../time/kinds';

/** In the order in which they are shown. An organisation chooses which of them count. */
export const FAIRNESS_LINES = [
  'nights',
  'weekends',
  'holidays',
  'short-notice',
  'refused-leave',
  'wishes',
] as const;
export type FairnessLine = (typeof FAIRNESS_LINES)[number];

export interface LedgerShift extends Interval {
  siteId: string;
  zone: Zone;
  /** T17 */
  date: CalendarDate;
  code: string | null;
}

export interface LedgerPerson {
  /** The first day of the window on which the person was there. */
  since: CalendarDate;
  /** Published and worked (F2) on dates from then to the end of the window */
  worked: readonly LedgerShift[];
  /** What their rotation brings beyond what is published. */
  pattern: readonly LedgerShift[];
  availability: Availability | undefined;
  shortNotice: number;
  refusedLeave: number;
}

export interface LedgerWindow {
  to: CalendarDate;
  /** Wishes for later days are neither kept nor broken yet; null where nothing is published. */
  publishedTo: CalendarDate | null;
  holidays: ReadonlyMap<string, SiteFacts['holidays']>;
}

export interface Figure {
  count: number;
  /** How many of these only the pattern knows. */
  fromPattern: number;
  /** True hours of the shifts, for what is worked. */
  minutes: number | null;
  /** How many wishes there were. */
  outOf: number | null;
}

export interface Figures {
  /** Of the window, from `since` on. */
  days: number;
  /** All rostered time. */
  minutes: number;
  lines: Record<FairnessLine, Figure>;
}

export function countFigures(
  { since, worked, pattern, availability, shortNotice, refusedLeave }: LedgerPerson,
  within: LedgerWindow,
): Figures {
  const { to, publishedTo } = within;
  const all = [...worked, ...pattern];
  const together = countBurdens(all, since, within);
  const published = pattern.length === 0 ? together : countBurdens(worked, since, within);
  const figure = (line: keyof Burdens): Figure => ({
    count: together[line].count,
    fromPattern: together[line].count - published[line].count,
    minutes: together[line].minutes,
    outOf: null,
  });
  return {
    days: Math.max(0, daysBetween(since, to) + 1),
    minutes: minutesOf(all),
    lines: {
      nights: figure('nights'),
      weekends: figure('weekends'),
      holidays: figure('holidays'),
      'short-notice': plain(shortNotice),
      'refused-leave': plain(refusedLeave),
      wishes: wishesOf(availability, worked, since, earlier(to, publishedTo)),
    },
  };
}

type Burdens = Record<'nights' | 'weekends' | 'holidays', { count: number; minutes: number }>;

const SATURDAY = 6;

function countBurdens(
  shifts: readonly LedgerShift[],
  since: CalendarDate,
  { to, holidays }: LedgerWindow,
): Burdens {
  const nights = shifts.filter((shift) => isNightShift(shift, shift.zone, shift.code));
  const weekends = shifts.filter(({ date }) => weekdayOf(date) >= SATURDAY);
  const dates = new Set<CalendarDate>();
  const onHolidays = shifts.filter((shift) => {
    const reached = reachedHolidays(shift, holidays.get(shift.siteId)).filter(
      (date) => date >= since && date <= to,
    );
    for (const date of reached) dates.add(date);
    return reached.length > 0;
  });
  return {
    nights: { count: nights.length, minutes: minutesOf(nights) },
    weekends: { count: weekendsOf(weekends), minutes: minutesOf(weekends) },
    holidays: { count: dates.size, minutes: minutesOf(onHolidays) },
  };
}

/** W7 */
function weekendsOf(shifts: readonly LedgerShift[]): number {
  return countWork(shifts.map(({ start, end, date }) => ({ start, end, date, night: false })))
    .weekends;
}

function minutesOf(shifts: readonly LedgerShift[]): number {
  return shifts.reduce((sum, { start, end }) => sum + (end - start), 0) / MINUTE_MS;
}

function plain(count: number): Figure {
  return { count, fromPattern: 0, minutes: null, outOf: null };
}

/** Each day with the shifts near it only: a year of shifts for each day of a year would be many. */
function wishesOf(
  said: Availability | undefined,
  shifts: readonly LedgerShift[],
  from: CalendarDate,
  to: CalendarDate | null,
): Figure {
  const found = { ...plain(0), outOf: 0 };
  if (!said || to === null || said.weeks.length + said.dates.length === 0) return found;
  const byDay = new Map<number, LedgerShift[]>();
  for (const shift of shifts) {
    const day = dayNumber(shift.date);
    const own = byDay.get(day);
    if (own) own.push(shift);
    else byDay.set(day, [shift]);
  }
  for (const date of eachDay(from, to)) {
    if (wishesOn(said, date).wishes.length === 0) continue;
    const near = NEAR.flatMap((days) => byDay.get(dayNumber(date) + days) ?? []);
    const { kept, broken } = keptWishes(said, near, date, date);
    found.count += kept;
    found.outOf += kept + broken.length;
  }
  return found;
}

/** Zones and midnights: a shift of these days may touch a wish. */
const NEAR = [-2, -1, 0, 1, 2];

function earlier(one: CalendarDate, other: CalendarDate | null): CalendarDate | null {
  return other !== null && other > one ? one : other;
}
