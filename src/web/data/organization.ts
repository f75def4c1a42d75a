// The current organisation: details, settings, billing, data.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type * as api from '#contract/api/organization';
import type { BodyInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

const organizationQuery = queryOptions({
  queryKey: ['organization'],
  meta: { topics: ['organization', 'employees'] },
  queryFn: ({ signal }) => call('GET /api/organization', { signal }),
});

export function useOrganization() {
  return useQuery(organizationQuery);
}

/** Loads the settings before a dialog opens that starts from them; never fails. */
export function prefetchOrganization(): Promise<void> {
  return queryClient.prefetchQuery(organizationQuery);
}

/** Also refreshes the session, which has the name, the time zone and the first day of the week. */
export function useUpdateOrganization() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.updateOrganization>) =>
      call('PATCH /api/organization', { body }),
    onSuccess: (organization) => queryClient.setQueryData(organizationQuery.queryKey, organization),
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ meta }) => meta?.topics?.includes('organization') ?? false,
      }),
  });
}

export function useRequireTwoStep() {
  return useMutation({
    mutationFn: (required: boolean) =>
      call('PUT /api/organization/two-step', { body: { required } }),
    onSuccess: (organization) => queryClient.setQueryData(organizationQuery.queryKey, organization),
  });
}

/** Returns the address of the payment provider's page. */
export function useOpenBilling() {
  return useMutation({ mutationFn: () => call('POST /api/organization/billing') });
}

/** The browser downloads this itself, because the file may be large. */
export const ORGANIZATION_DATA_URL: (typeof api.downloadOrganization)['path'] =
  '/api/organization/data';
