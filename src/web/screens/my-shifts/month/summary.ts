import { hoursOf } from '../../../platform/formats';
import type { MonthDay } from './month-days';

export interface Summary {
  shifts: number;
  drafts: number;
  /** True hours, also across a change of the clocks. */
  hours: number;
  daysOff: number;
  sickOrHoliday: number;
  /** A colleague's days of which only that is known. */
  unavailable: number;
}

export function summaryOf(days: readonly MonthDay[]): Summary {
  const shifts = days.flatMap((day) => day.shifts);
  const daysWith = (...wanted: MonthDay['status'][]) =>
    days.filter(({ status }) => wanted.includes(status)).length;
  return {
    shifts: shifts.length,
    drafts: shifts.filter(({ published }) => !published).length,
    hours: shifts.reduce((sum, shift) => sum + hoursOf(shift), 0),
    daysOff: daysWith('off'),
    sickOrHoliday: daysWith('sick', 'holiday'),
    unavailable: daysWith('unavailable'),
  };
}
