// Hours against contract: what someone is rostered for in the period of their contract that holds a date.
import type { DayStatusName } from '../cells/cell';
import { addDays, dayNumber } from '../time/dates';
import type { CalendarDate } from '../time/kinds';
import type { WeekStart } from '../time/week-start';
import { type ContractPeriod, contractPeriod, type HoursContract } from './contract-period';

export interface HoursShift {
  /** T17: the date on which it starts at its site. */
  date: CalendarDate;
  siteId: string;
  /** Its true length (T14). */
  minutes: number;
  /** Its length by the clock (S11). */
  clockMinutes: number;
}

export interface HoursInput {
  contracts: readonly HoursContract[];
  /** In any order. Those outside the period don't count. */
  shifts: readonly HoursShift[];
  statuses: ReadonlyMap<CalendarDate, DayStatusName>;
  weekStart: WeekStart;
  /** Whether the whole date is a public holiday at the site. */
  isHoliday: (siteId: string, date: CalendarDate) => boolean;
}

/** All in minutes. */
export interface Hours {
  from: CalendarDate;
  to: CalendarDate;
  /** What the contract asks for. */
  ordinary: number;
  worked: number;
  /** The same shifts by the clock (W8). Contracts ask for true hours, so it counts nowhere. */
  workedByClock: number;
  /** 0 where the contract doesn't count them. */
  leave: number;
  holidays: number;
  /** What counts: worked, leave and holidays together. */
  counted: number;
}

const WORKING_DAYS = 5;

/** W3 to W5 and W8: undefined where no contract asks for hours on the date. */
export function hoursOfContract(input: HoursInput, date: CalendarDate): Hours | undefined {
  const period = contractPeriod(input.contracts, date, input.weekStart);
  if (!period) return undefined;
  const { from, to, ordinary } = period;
  const inPeriod = input.shifts.filter((shift) => shift.date >= from && shift.date <= to);
  const minutes = minutesByDate(inPeriod);
  let workedByClock = 0;
  for (const { date: day, clockMinutes } of inPeriod) {
    if (!input.statuses.has(day)) workedByClock += clockMinutes;
  }
  const aDay = minutesOfADay(period);
  const site = mainSite(inPeriod);
  const sums = { worked: 0, leave: 0, holidays: 0 };
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const status = input.statuses.get(day);
    const rostered = minutes.get(day) ?? 0;
    const usual = isWeekday(day) ? aDay : 0;
    if (status === undefined && rostered > 0) sums.worked += rostered;
    else if (status === 'sick' || status === 'holiday') sums.leave += rostered || usual;
    else if (status === undefined && site && input.isHoliday(site, day)) sums.holidays += usual;
  }
  const { worked } = sums;
  const leave = period.contract.leaveCounts ? sums.leave : 0;
  const holidays = period.contract.holidaysCount ? sums.holidays : 0;
  const counted = worked + leave + holidays;
  return { from, to, ordinary, worked, workedByClock, leave, holidays, counted };
}

function minutesByDate(shifts: readonly HoursShift[]): Map<CalendarDate, number> {
  const minutes = new Map<CalendarDate, number>();
  for (const { date, minutes: own } of shifts) minutes.set(date, (minutes.get(date) ?? 0) + own);
  return minutes;
}

/** A fifth of an ordinary week. */
function minutesOfADay({ contract: { ordinary } }: ContractPeriod): number {
  return ordinary ? (ordinary.minutes * 7) / ordinary.days / WORKING_DAYS : 0;
}

/** Where the person has the most shifts: its public holidays are theirs. Of two alike, the lower id, in any order. */
function mainSite(shifts: readonly HoursShift[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { siteId } of shifts) counts.set(siteId, (counts.get(siteId) ?? 0) + 1);
  const inOrder = [...counts].sort(([one, many], [other, few]) =>
    many === few ? (one < other ? -1 : 1) : few - many,
  );
  return inOrder[0]?.[0];
}

/** Day 0 was a Thursday. */
function isWeekday(date: CalendarDate): boolean {
  const sinceMonday = (((dayNumber(date) + 3) % 7) + 7) % 7;
  return sinceMonday < WORKING_DAYS;
}
