// The organisation's audit log.
import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type * as api from '#contract/api/audit-log';
import type { AuditKind } from '#contract/audit-actions';
import type { BodyInput, QueryInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { browserZone } from '../platform/browser-zone';
import { queryClient } from '../platform/query-client';
import { useZone } from './session';

const KEY = 'audit log';

export type AuditFilter = Omit<QueryInput<typeof api.exportAuditLog>, 'zone'>;

/** Where the viewer is: deeds are told by the clock on their own wall. */
export function useViewerZone(): string {
  const zone = useZone();
  return browserZone() ?? zone;
}

/** Read again on every visit, because almost every change adds an entry. */
export function useAuditLog(filter: AuditFilter) {
  const zone = useViewerZone();
  return useInfiniteQuery({
    queryKey: [KEY, filter, zone],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/audit-log', { query: { ...filter, zone, before: pageParam }, signal }),
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

export function useAuditPeople(kind: AuditKind) {
  return useQuery({
    queryKey: [KEY, 'people', kind],
    queryFn: ({ signal }) => call('GET /api/audit-log/people', { query: { kind }, signal }),
    gcTime: 0,
  });
}

export function readAuditExport(filter: AuditFilter): Promise<string> {
  return call('GET /api/audit-log/export', { query: { ...filter, zone: browserZone() } });
}

const retentionQuery = queryOptions({
  queryKey: [KEY, 'retention'],
  queryFn: ({ signal }) => call('GET /api/audit-log/retention', { signal }),
});

export function useAuditRetention() {
  return useQuery(retentionQuery);
}

/** The change is an entry of the log itself. */
export function useSetAuditRetention() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.setAuditRetention>) =>
      call('PUT /api/audit-log/retention', { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(retentionQuery.queryKey, saved);
      return queryClient.invalidateQueries({ queryKey: [KEY] });
    },
  });
}
