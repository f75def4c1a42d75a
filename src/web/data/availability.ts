// When one can work, and when the people of the roster can.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { putAvailability } from '#contract/api/availability';
import type { BodyInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';
import type { DateWindow } from './day-statuses';
import { joinRows, useOfParts } from './of-parts';
import type { RosterPart } from './roster-parts';

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

export function useRosterAvailability({ from, to }: DateWindow, parts?: readonly RosterPart[]) {
  return useOfParts(
    parts,
    (part) => ({
      queryKey: ['roster availability', from, to, part],
      meta: { topics: ['availability', 'employees'], part: 'availability' },
      queryFn: ({ signal }) =>
        call('GET /api/roster-availability', { query: { from, to, groups: part?.groups }, signal }),
    }),
    joinRows,
  );
}
