import type { Shift } from '#contract/api/shifts';
import type { CalendarDate } from '#engine/time/kinds';
import type { ShiftValues } from '../../../components/shift-form/shift-values';
import { valuesOf } from '../../../components/shift-form/shift-values';
import { formatDay } from '../../../platform/formats';

export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

type NameOf = (id: string) => string;

/** Compares the form with the saved shift, and keeps the rows that differ. */
export function differences(
  current: Shift,
  mine: ShiftValues,
  names: { employee: NameOf; location: NameOf },
): Difference[] {
  const theirs = valuesOf(current);
  const rows: [label: string, show: (values: ShiftValues) => string][] = [
    ['Time', ({ startTime, endTime }) => `${startTime}–${endTime}`],
    ['Date', ({ date }) => formatDay(date as CalendarDate)],
    ['Employee', ({ employeeId }) => names.employee(employeeId)],
    ['Location', ({ locationId }) => names.location(locationId)],
    ['Role', ({ roleLabel }) => roleLabel || 'none'],
    ['Notes', ({ notes }) => notes || 'none'],
    ['Published', ({ published }) => (published ? 'yes' : 'no, a draft')],
  ];
  return rows
    .map(([label, show]) => ({ label, theirs: show(theirs), mine: show(mine) }))
    .filter(({ theirs, mine }) => theirs !== mine);
}
