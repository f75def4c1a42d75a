// A: what people say about when they can work. It never decides by itself: the rules and the managers do.
import { addDays, daysBetween, eachDay } from '../time/dates';
import { startOfDate } from '../time/instants';
import { overlaps } from '../time/intervals';
import type { CalendarDate, Interval, WallTime, Zone } from '../time/kinds';
import { shiftInterval } from '../time/shift-interval';

/** From the strongest to the mildest. Silence means that someone can work. */
export const WISH_VALUES = ['cannot', 'rather-not', 'like'] as const;
export type WishValue = (typeof WISH_VALUES)[number];

/** Whether someone may be asked to work on a day off. Silence means 'ask'. */
export const EXTRA_WORK = ['no', 'ask', 'please'] as const;
export type ExtraWork = (typeof EXTRA_WORK)[number];

export interface Wish {
  value: WishValue;
  /** On the person's clock, also over midnight; null for the whole day. */
  times: { from: WallTime; to: WallTime } | null;
}

export interface DayWishes {
  wishes: readonly Wish[];
  extra: ExtraWork;
}

/** In force until the next one begins. */
export interface UsualWeek {
  validFrom: CalendarDate;
  /** The Monday on which the first of the days falls. */
  anchor: CalendarDate;
  zone: Zone;
  /** 7 of them, or 14 for a fortnight. */
  days: readonly DayWishes[];
}

export interface DatedWishes extends DayWishes {
  date: CalendarDate;
  zone: Zone;
}

export interface Availability {
  weeks: readonly UsualWeek[];
  dates: readonly DatedWishes[];
}

const NOTHING_SAID: DayWishes = { wishes: [], extra: 'ask' };

/** A1, A2: what was said for one date wins over the usual week. */
export function wishesOn({ weeks, dates }: Availability, date: CalendarDate): DayWishes {
  return dates.find((each) => each.date === date) ?? usualOn(weeks, date) ?? NOTHING_SAID;
}

/** A5: the strongest of the wishes that a shift touches. */
export function wishAbout(availability: Availability, shift: Interval & Dated): WishValue | null {
  const { date } = shift;
  // Zones and midnights: a wish of the day before or after may reach into the shift.
  const around = { from: addDays(date, -2), to: addDays(date, 2) };
  return (
    WISH_VALUES.find((value) =>
      timesOf(availability, value, around).some((time) => overlaps(time, shift)),
    ) ?? null
  );
}

interface Dated {
  date: CalendarDate;
}

/** A3, A4: when a wish holds on some dates, in order; times that meet or overlap are one. */
export function timesOf(
  availability: Availability,
  value: WishValue,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Interval[] {
  if (availability.weeks.length + availability.dates.length === 0) return [];
  const times: Interval[] = [];
  for (const date of eachDay(addDays(from, -1), to)) {
    for (const { wish, interval } of wishTimesOn(availability, date)) {
      if (wish.value === value) times.push(interval);
    }
  }
  return joined(times);
}

/** The wishes of a date with their times. A time that the clocks skip is left out. */
export function wishTimesOn(
  availability: Availability,
  date: CalendarDate,
): { wish: Wish; interval: Interval }[] {
  const { wishes } = wishesOn(availability, date);
  if (wishes.length === 0) return [];
  const zone = zoneOn(availability, date);
  return wishes.flatMap((wish) => {
    const interval = wish.times ? between(date, wish.times, zone) : wholeDay(date, zone);
    return interval ? [{ wish, interval }] : [];
  });
}

function usualOn(weeks: readonly UsualWeek[], date: CalendarDate): DayWishes | undefined {
  const week = weekOn(weeks, date);
  if (!week) return undefined;
  const { length } = week.days;
  const place = daysBetween(week.anchor, date) % length;
  return week.days[place < 0 ? place + length : place];
}

function weekOn(weeks: readonly UsualWeek[], date: CalendarDate): UsualWeek | undefined {
  let found: UsualWeek | undefined;
  for (const week of weeks) {
    if (week.validFrom > date) continue;
    if (!found || week.validFrom > found.validFrom) found = week;
  }
  return found;
}

function zoneOn({ weeks, dates }: Availability, date: CalendarDate): Zone {
  const said = dates.find((each) => each.date === date) ?? weekOn(weeks, date);
  return said?.zone ?? ('UTC' as Zone);
}

function wholeDay(date: CalendarDate, zone: Zone): Interval {
  return { start: startOfDate(date, zone), end: startOfDate(addDays(date, 1), zone) };
}

function between(
  date: CalendarDate,
  { from, to }: { from: WallTime; to: WallTime },
  zone: Zone,
): Interval | undefined {
  const found = shiftInterval({ date, startTime: from, endTime: to, zone });
  return found.ok ? found.interval : undefined;
}

function joined(times: readonly Interval[]): Interval[] {
  const found: Interval[] = [];
  for (const time of times.toSorted((one, other) => one.start - other.start)) {
    const last = found.at(-1);
    if (!last || time.start > last.end) found.push({ ...time });
    else if (time.end > last.end) last.end = time.end;
  }
  return found;
}
