// The address of the page: /my-shifts?employee=<id>&month=2027-04, or /my-shifts?shift=<id> from an email
import type { CalendarDate } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';

export interface MyShiftsSearch {
  /** The signed-in person when left out. */
  employee?: string | undefined;
  /** 'yyyy-MM'; the current month when left out. */
  month?: string | undefined;
  /** The own shift that a message was about. It is shown first. */
  shift?: string | undefined;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns every key, because the router keeps the unchecked value of a missing one. */
export function readMyShiftsSearch({
  employee,
  month,
  shift,
}: Record<string, unknown>): MyShiftsSearch {
  const id = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value : undefined);
  return {
    employee: id(employee),
    month: typeof month === 'string' && firstDayOf(month) ? month : undefined,
    shift: id(shift),
  };
}

export function firstDayOf(month: string): CalendarDate | undefined {
  return parseCalendarDate(`${month}-01`);
}

export function monthText(date: CalendarDate): string {
  return date.slice(0, 7);
}
