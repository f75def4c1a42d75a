// When one can work, and when the people of the roster can.
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { putAvailability } from '#contract/api/availability';
import type { BodyInput } from '#contract/endpoint';
import type { CalendarDate } from '#engine/time/kinds';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

const ownQuery = queryOptions({
  queryKey: ['own availability'],
  meta: { topics: ['availability', 'shifts', 'organization'] },
  queryFn: ({ signal }) => call('GET /api/availability', { signal }),
});

export function useAvailability() {
  return useQuery(ownQuery);
}

export function useSaveAvailability() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof putAvailability>) =>
      call('PUT /api/availability', { body }),
    onSuccess: (saved) => queryClient.setQueryData(ownQuery.queryKey, saved),
  });
}

export function useRosterAvailability(from: CalendarDate, to: CalendarDate) {
  return useQuery({
    queryKey: ['roster availability', from, to],
    meta: { topics: ['availability', 'employees'] },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('GET /api/roster-availability', { query: { from, to }, signal }),
  });
}
