// The organisation that the person works in: details, settings, billing, data.
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

/** So that it is known before something opens that begins with its settings; never fails. */
export function prefetchOrganization(): Promise<void> {
  return queryClient.prefetchQuery(organizationQuery);
}

/** The name, the zone and the first day of the week are part of the session, too. */
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

/** Answers the address of the payment provider's page. */
export function useOpenBilling() {
  return useMutation({ mutationFn: () => call('POST /api/organization/billing') });
}

/** For the browser to fetch by itself: it may be large. */
export const ORGANIZATION_DATA_URL: (typeof api.downloadOrganization)['path'] =
  '/api/organization/data';
