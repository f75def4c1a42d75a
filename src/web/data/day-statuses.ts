// The days on which someone is off, sick or on holiday.
import { useQuery } from '@tanstack/react-query';
import type { listDayStatuses } from '#contract/api/day-statuses';
import type { QueryInput } from '#contract/endpoint';
import { call } from '../platform/api';

type Wanted = QueryInput<typeof listDayStatuses>;
export type DateWindow = Pick<Wanted, 'from' | 'to'>;

/** Of one person, or of everyone: those of a large organisation are many. */
export function useDayStatuses(wanted: Wanted) {
  return useQuery({
    queryKey: ['day-statuses', wanted],
    meta: { topics: ['day-statuses'], dates: wanted },
    queryFn: ({ signal }) => call('GET /api/day-statuses', { query: wanted, signal }),
  });
}
