// Shifts as rows, for the calendar, the phone and the cell dialog.
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { listShifts } from '#contract/api/shifts';
import type { QueryInput } from '#contract/endpoint';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { call } from '../platform/api';

/** ISO timestamps. Round them to whole days: each window is read and cached separately. */
export type ShiftWindow = QueryInput<typeof listShifts>;

export function shiftsQuery(window: ShiftWindow) {
  return queryOptions({
    queryKey: ['shifts', window],
    meta: { topics: ['shifts', 'employees', 'locations'], dates: datesOf(window) },
    queryFn: ({ signal }) => call('GET /api/shifts', { query: window, signal }),
  });
}

/** Sites are up to 14 hours ahead of UTC and 12 behind, and a shift may last a day past its date. */
export function datesOf({ from, to }: Pick<ShiftWindow, 'from' | 'to'>) {
  return { from: addDays(dateOf(from), -3), to: addDays(dateOf(to), 1) };
}

function dateOf(timestamp: string): CalendarDate {
  return timestamp.slice(0, 10) as CalendarDate;
}

export function useShifts(window: ShiftWindow) {
  return useQuery(shiftsQuery(window));
}

export function useUncoveredShifts() {
  return useQuery({
    queryKey: ['uncovered-shifts'],
    meta: {
      topics: ['shifts', 'day-statuses', 'employees', 'locations'],
      part: 'shifts that nobody works',
    },
    queryFn: ({ signal }) => call('GET /api/uncovered-shifts', { signal }),
  });
}
