// The days of one's own year, and what each is in words.
import type { getMyYear, YearShift } from '#contract/api/my-year';
import type { ResponseOf } from '#contract/endpoint';
import { countWork, type WorkCounts } from '#engine/hours/count-work';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { formatDay, formatRange, instantOfText } from '../../../platform/formats';
import { STATUS_LOOKS } from '../month/day-text';

type MyYear = ResponseOf<typeof getMyYear>;

export interface YearDay {
  shifts: YearShift[];
  pattern: YearShift[];
  status: MyYear['statuses'][number]['status'] | undefined;
  /** The kinds of leave on it. */
  leave: string[];
}

const NOTHING: YearDay = { shifts: [], pattern: [], status: undefined, leave: [] };

export function daysOfYear(year: MyYear | undefined): (date: CalendarDate) => YearDay {
  const days = new Map<CalendarDate, YearDay>();
  const dayOf = (date: CalendarDate) => {
    const day = days.get(date) ?? { shifts: [], pattern: [], status: undefined, leave: [] };
    days.set(date, day);
    return day;
  };
  for (const shift of year?.shifts ?? []) dayOf(shift.date).shifts.push(shift);
  for (const shift of year?.pattern ?? []) dayOf(shift.date).pattern.push(shift);
  for (const { date, status } of year?.statuses ?? []) dayOf(date).status = status;
  for (const { first_date, last_date, type_name } of year?.leave ?? []) {
    for (let date = first_date; date <= last_date; date = addDays(date, 1)) {
      dayOf(date).leave.push(type_name);
    }
  }
  return (date) => days.get(date) ?? NOTHING;
}

/** 'Wed 10 Mar 2027, today, 19:00–07:00 at Depot, pattern, not yet published' */
export function yearDayText(
  date: CalendarDate,
  { shifts, pattern, status, leave }: YearDay,
  { today, holiday }: { today: CalendarDate; holiday: string | undefined },
): string {
  const works = (shift: YearShift) => `${formatRange(shift)} at ${shift.location_name}`;
  return [
    formatDay(date),
    date === today && 'today',
    holiday && `public holiday: ${holiday}`,
    status && STATUS_LOOKS[status].text,
    ...leave,
    ...shifts.map(works),
    ...pattern.map((shift) => `${works(shift)}, pattern, not yet published`),
    shifts.length + pattern.length + leave.length === 0 && !status && 'no shifts',
  ]
    .filter(Boolean)
    .join(', ');
}

export function countsOf(shifts: readonly YearShift[]): WorkCounts {
  return countWork(
    shifts.map(({ date, night, start_at, end_at }) => ({
      date,
      night,
      start: instantOfText(start_at),
      end: instantOfText(end_at),
    })),
  );
}
