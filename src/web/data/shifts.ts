// Shifts as rows, for the list, the map, the calendar and the cell dialog.
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { listShifts } from '#contract/api/shifts';
import type { QueryInput } from '#contract/endpoint';
import { call } from '../platform/api';

/** ISO timestamps. Round them to whole days: each window is read and cached separately. */
export type ShiftWindow = QueryInput<typeof listShifts>;

export function shiftsQuery(window: ShiftWindow) {
  return queryOptions({
    queryKey: ['shifts', window],
    meta: { topics: ['shifts', 'employees', 'locations'] },
    queryFn: ({ signal }) => call('GET /api/shifts', { query: window, signal }),
  });
}

export function useShifts(window: ShiftWindow) {
  return useQuery(shiftsQuery(window));
}
