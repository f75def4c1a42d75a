// The list and the map of the roster: read as they are at a moment, so an answer says when it is another one.
import { useQuery } from '@tanstack/react-query';
import type * as api from '#contract/api/roster-views';
import type { QueryInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { serverNow } from '../platform/server-time';
import { datesOf } from './shifts';

const TOPICS = ['shifts', 'day-statuses', 'employees', 'locations'] as const;

type Instants = Pick<QueryInput<typeof api.getRosterList>, 'from' | 'to'>;
type MostRows = { active: number; upcoming: number };

const at = () => new Date(serverNow()).toISOString();

/** While more rows are read, those before stay. */
export function useRosterList({ from, to }: Instants, { active, upcoming }: MostRows) {
  return useQuery({
    queryKey: ['roster-list', from, to, active, upcoming] as const,
    meta: { topics: TOPICS, dates: datesOf({ from, to }) },
    queryFn: ({ signal }) =>
      call('GET /api/roster/list', { query: { from, to, at: at(), active, upcoming }, signal }),
    placeholderData: (before, query) =>
      query?.queryKey[1] === from && query.queryKey[2] === to ? before : undefined,
  });
}

export function useSiteShifts({ from, to }: Instants, today: string) {
  return useQuery({
    queryKey: ['roster-sites', from, to, today],
    meta: { topics: TOPICS, dates: datesOf({ from, to }) },
    queryFn: ({ signal }) =>
      call('GET /api/roster/sites', { query: { from, to, today, at: at() }, signal }),
  });
}
