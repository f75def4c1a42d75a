// The cells of the grid: a window of days, read whole once, then only where it changed.
import {
  keepPreviousData,
  queryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import type { RosterWindow } from '#contract/api/roster-window';
import { mergeWindow } from '#contract/merge-window';
import { rosterTag } from '#contract/roster-tag';
import type { SessionUser } from '#contract/session-user';
import { ApiError, call } from '../platform/api';
import { queryClient } from '../platform/query-client';
import type { DateWindow } from './day-statuses';
import type { RosterPart } from './roster-parts';

/** Of everyone, unless a part is named. */
export function rosterWindowQuery(window: DateWindow, part?: RosterPart) {
  const queryKey = ['roster', window, part] as const;
  const question = { ...window, groups: part?.groups };
  const findKnown = () => queryClient.getQueryData<RosterWindow>(queryKey);
  return queryOptions({
    queryKey,
    meta: { topics: ['shifts', 'day-statuses', 'cover'], dates: window },
    // A year that was looked at stays for the way back.
    gcTime: 30 * 60_000,
    queryFn: async ({ signal }): Promise<RosterWindow> => {
      const asked = findKnown();
      const answer = await (asked
        ? readChanges(question, asked.revision, signal)
        : readWhole(question, signal));
      // The answer to an own change may have been merged while this one was on its way.
      const known = findKnown();
      if (!known) return answer ?? readWhole(question, signal);
      if (!answer) return known;
      const merged = mergeWindow(known, answer);
      return merged.revision < answer.revision ? readWhole(question, signal) : merged;
    },
  });
}

type Question = DateWindow & { groups: string | undefined };

function readWhole(query: Question, signal: AbortSignal): Promise<RosterWindow> {
  return call('GET /api/roster', { query, signal });
}

/** Undefined when nothing has changed. */
async function readChanges(question: Question, since: number, signal: AbortSignal) {
  try {
    const query = { ...question, since };
    const orgId = queryClient.getQueryData<SessionUser | null>(['me'])?.org_id ?? '';
    const ifNoneMatch = rosterTag(orgId, question, since);
    return await call('GET /api/roster', { query, signal, ifNoneMatch });
  } catch (error) {
    if (error instanceof ApiError && error.status === 304) return undefined;
    throw error;
  }
}

/** The windows of these parts, or of everyone. */
export function useRosterWindows(window: DateWindow, parts: readonly RosterPart[] | undefined) {
  const asked = parts ?? [undefined];
  return useQueries({
    queries: asked.map((part) => rosterWindowQuery(window, part)),
    combine: combined,
  });
}

/** As one reading of several parts. */
function combined(results: readonly UseQueryResult<RosterWindow>[]) {
  return {
    windows: results.flatMap(({ data }) => data ?? []),
    error: results.find(({ error }) => error)?.error ?? null,
    isFetching: results.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
  };
}

export function useRosterWindow(window: DateWindow) {
  return useQuery({ ...rosterWindowQuery(window), placeholderData: keepPreviousData });
}
