// The address of the page: /my-shifts?employee=<id>&month=2027-04
import type { CalendarDate } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';

export interface MyShiftsSearch {
  /** The signed-in person when left out. */
  employee?: string | undefined;
  /** 'yyyy-MM'; the current month when left out. */
  month?: string | undefined;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns every key, because the router keeps the unchecked value of a missing one. */
export function readMyShiftsSearch({ employee, month }: Record<string, unknown>): MyShiftsSearch {
  return {
    employee: typeof employee === 'string' && ID.test(employee) ? employee : undefined,
    month: typeof month === 'string' && firstDayOf(month) ? month : undefined,
  };
}

export function firstDayOf(month: string): CalendarDate | undefined {
  return parseCalendarDate(`${month}-01`);
}

export function monthText(date: CalendarDate): string {
  return date.slice(0, 7);
}
