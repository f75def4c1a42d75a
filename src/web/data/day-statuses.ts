// The days on which someone is off, sick or on holiday.
import { useQuery } from '@tanstack/react-query';
import type { listDayStatuses } from '#contract/api/day-statuses';
import type { QueryInput } from '#contract/endpoint';
import { call } from '../platform/api';

export type DateWindow = QueryInput<typeof listDayStatuses>;

export function useDayStatuses(window: DateWindow) {
  return useQuery({
    queryKey: ['day-statuses', window],
    meta: { topics: ['day-statuses'], dates: window },
    queryFn: ({ signal }) => call('GET /api/day-statuses', { query: window, signal }),
  });
}
