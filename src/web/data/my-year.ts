// One's own year.
import { useQuery } from '@tanstack/react-query';
import type { CalendarDate } from '#engine/time/kinds';
import { call } from '../platform/api';

export function useMyYear(from: CalendarDate, to: CalendarDate) {
  return useQuery({
    queryKey: ['my year', from, to],
    meta: { topics: ['shifts', 'day-statuses', 'employees', 'locations', 'runs'] },
    queryFn: ({ signal }) => call('GET /api/my-year', { query: { from, to }, signal }),
  });
}
