// The cells of the grid: a window of days, read again only when something has changed.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { RosterWindow } from '#contract/api/roster-window';
import { ApiError, call } from '../platform/api';
import { queryClient } from '../platform/query-client';
import type { DateWindow } from './day-statuses';

export function rosterWindowQuery(window: DateWindow) {
  const queryKey = ['roster', window] as const;
  return queryOptions({
    queryKey,
    meta: { topics: ['shifts', 'day-statuses', 'employees'] },
    // A year that was looked at stays for the way back.
    gcTime: 30 * 60_000,
    queryFn: async ({ signal }): Promise<RosterWindow> => {
      const known = queryClient.getQueryData<RosterWindow>(queryKey);
      try {
        return await call('GET /api/roster', {
          query: window,
          signal,
          ...(known ? { ifNoneMatch: `"${known.revision}"` } : {}),
        });
      } catch (error) {
        if (known && error instanceof ApiError && error.status === 304) return known;
        throw error;
      }
    },
  });
}

export function useRosterWindow(window: DateWindow) {
  return useQuery({ ...rosterWindowQuery(window), placeholderData: keepPreviousData });
}
