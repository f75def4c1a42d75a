import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/api';
import type { DateWindow } from './day-statuses';

/** The ids of those who have a shift there on these days. While other days are read, those of the last ones. */
export function usePeopleAtSite(site: string | undefined, window: DateWindow) {
  return useQuery({
    queryKey: ['people-at-site', site, window] as const,
    meta: { topics: ['shifts'], dates: window },
    enabled: site !== undefined,
    placeholderData: (before, query) => (query?.queryKey[1] === site ? before : undefined),
    queryFn: ({ signal }) =>
      call('GET /api/locations/{id}/people', { params: { id: site ?? '' }, query: window, signal }),
    select: asSet,
  });
}

const asSet = (answer: { employee_ids: string[] }): ReadonlySet<string> =>
  new Set(answer.employee_ids);
