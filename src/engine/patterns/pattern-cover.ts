// X6: how many people a pattern has at work, at every moment and by code and weekday.
import type { Slot } from '../generation/slots';
import { addDays, eachDay, weekdayOf } from '../time/dates';
import { weekdayName } from '../time/day-text';
import { startOfDate, wallClockAt } from '../time/instants';
import type { CalendarDate, Instant, WallTime, Zone } from '../time/kinds';

export interface PatternCover {
  /** The smallest and the largest number of people at any moment. */
  smallest: number;
  largest: number;
  codes: CodeCover[];
  /** Times without anyone, those that come most often first. */
  gaps: EmptyTime[];
}

export interface CodeCover {
  code: string;
  /** Monday first. */
  weekdays: { smallest: number; largest: number }[];
}

/** 'Fri 19:00' to 'Mon 07:00' */
export interface EmptyTime {
  from: string;
  to: string;
  times: number;
}

interface Examined {
  from: CalendarDate;
  to: CalendarDate;
  zone: Zone;
  codes: readonly string[];
}

type SlotsOfTeam = readonly (readonly Slot[])[];

export function coverOfPattern(
  slotsOfTeam: SlotsOfTeam,
  people: readonly number[],
  examined: Examined,
): PatternCover {
  return {
    ...atEveryMoment(slotsOfTeam, people, examined),
    codes: examined.codes.map((code) => ({
      code,
      weekdays: byWeekday(slotsOfTeam, people, examined, code),
    })),
  };
}

function atEveryMoment(
  slotsOfTeam: SlotsOfTeam,
  people: readonly number[],
  { from, to, zone }: Examined,
): Omit<PatternCover, 'codes'> {
  const start = startOfDate(from, zone);
  const end = startOfDate(addDays(to, 1), zone);
  const changes = new Map<Instant, number>([
    [start, 0],
    [end, 0],
  ]);
  const change = (at: Instant, by: number) => {
    const within = Math.min(end, Math.max(start, at)) as Instant;
    changes.set(within, (changes.get(within) ?? 0) + by);
  };
  for (const [team, slots] of slotsOfTeam.entries())
    for (const slot of slots) {
      change(slot.start, people[team] ?? 0);
      change(slot.end, -(people[team] ?? 0));
    }
  const moments = [...changes.keys()].sort((one, other) => one - other);
  let heads = 0;
  const levels = moments.slice(0, -1).map((at, index) => {
    heads += changes.get(at) ?? 0;
    return { start: at, end: moments[index + 1] as Instant, heads };
  });
  const empty: { start: Instant; end: Instant }[] = [];
  for (const level of levels.filter((each) => each.heads === 0)) {
    const last = empty.at(-1);
    if (last?.end === level.start) last.end = level.end;
    else empty.push({ start: level.start, end: level.end });
  }
  const counts = levels.map((level) => level.heads);
  return {
    smallest: Math.min(...counts),
    largest: Math.max(...counts),
    gaps: told(empty, zone),
  };
}

function told(empty: readonly { start: Instant; end: Instant }[], zone: Zone): EmptyTime[] {
  const gaps = new Map<string, EmptyTime>();
  for (const { start, end } of empty) {
    const [from, to] = [clockText(start, zone), clockText(end, zone)];
    const gap = gaps.get(from + to) ?? { from, to, times: 0 };
    gaps.set(from + to, { ...gap, times: gap.times + 1 });
  }
  return [...gaps.values()].sort((one, other) => other.times - one.times);
}

function clockText(instant: Instant, zone: Zone): `${string} ${WallTime}` {
  const { date, time } = wallClockAt(instant, zone);
  return `${weekdayName(date)} ${time}`;
}

function byWeekday(
  slotsOfTeam: SlotsOfTeam,
  people: readonly number[],
  { from, to }: Examined,
  code: string,
): CodeCover['weekdays'] {
  const heads = new Map<CalendarDate, number>(eachDay(from, to).map((date) => [date, 0]));
  for (const [team, slots] of slotsOfTeam.entries())
    for (const { date, code: worked } of slots) {
      const known = worked === code ? heads.get(date) : undefined;
      if (known !== undefined) heads.set(date, known + (people[team] ?? 0));
    }
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const counts = [...heads].filter(([date]) => weekdayOf(date) === weekday).map(([, n]) => n);
    return { smallest: Math.min(...counts), largest: Math.max(...counts) };
  });
}
