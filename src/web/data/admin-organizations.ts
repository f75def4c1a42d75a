// The organisations that the person owns.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type * as api from '#contract/api/admin-organizations';
import type { QueryInput } from '#contract/endpoint';
import type { SubscriptionStatus } from '#contract/subscription';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

const KEY = 'owned-organizations';

export function useOwnedOrganizations(query: QueryInput<typeof api.listOwnedOrganizations>) {
  return useQuery({
    queryKey: [KEY, query],
    meta: { topics: ['organization', 'employees'] },
    // Live events cover the current organisation only.
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('GET /api/admin/organizations', { query, signal }),
  });
}

export function useOwnedOrganization(orgId: string) {
  return useQuery({
    queryKey: [KEY, 'one', orgId],
    staleTime: 0,
    queryFn: ({ signal }) =>
      call('GET /api/admin/organizations/{orgId}', { params: { orgId }, signal }),
  });
}

export function readOwnedOrganizationsExport(
  query: QueryInput<typeof api.exportOwnedOrganizations>,
): Promise<string> {
  return call('GET /api/admin/organizations/export', { query });
}

export function useSetSubscriptionStatus() {
  return useMutation({
    mutationFn: ({ orgId, status }: { orgId: string; status: SubscriptionStatus }) =>
      call('PATCH /api/admin/organizations/{orgId}', {
        params: { orgId },
        body: { subscription_status: status },
      }),
    onSettled: () =>
      Promise.all(
        [KEY, 'organization', 'audit', 'platform'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
}

/** Returns the address of the payment provider's page. */
export function useOpenOrganizationBilling() {
  return useMutation({
    mutationFn: (orgId: string) =>
      call('POST /api/admin/organizations/{orgId}/billing', { params: { orgId } }),
  });
}

export function useAuditEntries(orgId: string) {
  return useQuery({
    queryKey: ['audit', orgId],
    staleTime: 0,
    queryFn: ({ signal }) => call('GET /api/admin/audit-logs', { query: { orgId }, signal }),
  });
}
