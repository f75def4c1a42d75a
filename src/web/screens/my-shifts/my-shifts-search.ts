// What the address of the page holds: /my-shifts?employee=<id>&month=2027-04
import type { CalendarDate } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';

export interface MyShiftsSearch {
  /** Left out, the signed-in person's own record. */
  employee?: string | undefined;
  /** 'yyyy-MM'; left out, the current month. */
  month?: string | undefined;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Names every key even when it is refused: what a check leaves out, the router keeps as it came. */
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
