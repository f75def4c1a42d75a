// The cells of the grid: a window of days, read whole once, then only where it changed.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { RosterWindow } from '#contract/api/roster-window';
import { mergeWindow } from '#contract/merge-window';
import { rosterTag } from '#contract/roster-tag';
import type { SessionUser } from '#contract/session-user';
import { ApiError, call } from '../platform/api';
import { queryClient } from '../platform/query-client';
import type { DateWindow } from './day-statuses';

export function rosterWindowQuery(window: DateWindow) {
  const queryKey = ['roster', window] as const;
  const findKnown = () => queryClient.getQueryData<RosterWindow>(queryKey);
  return queryOptions({
    queryKey,
    meta: { topics: ['shifts', 'day-statuses', 'cover'], dates: window },
    // A year that was looked at stays for the way back.
    gcTime: 30 * 60_000,
    queryFn: async ({ signal }): Promise<RosterWindow> => {
      const asked = findKnown();
      const answer = await (asked
        ? readChanges(window, asked.revision, signal)
        : readWhole(window, signal));
      // The answer to an own change may have been merged while this one was on its way.
      const known = findKnown();
      if (!known) return answer ?? readWhole(window, signal);
      if (!answer) return known;
      const merged = mergeWindow(known, answer);
      return merged.revision < answer.revision ? readWhole(window, signal) : merged;
    },
  });
}

function readWhole(window: DateWindow, signal: AbortSignal): Promise<RosterWindow> {
  return call('GET /api/roster', { query: window, signal });
}

/** Undefined when nothing has changed. */
async function readChanges(window: DateWindow, since: number, signal: AbortSignal) {
  try {
    const query = { ...window, since };
    const orgId = queryClient.getQueryData<SessionUser | null>(['me'])?.org_id ?? '';
    const ifNoneMatch = rosterTag(orgId, window, since);
    return await call('GET /api/roster', { query, signal, ifNoneMatch });
  } catch (error) {
    if (error instanceof ApiError && error.status === 304) return undefined;
    throw error;
  }
}

export function useRosterWindow(window: DateWindow) {
  return useQuery({ ...rosterWindowQuery(window), placeholderData: keepPreviousData });
}
