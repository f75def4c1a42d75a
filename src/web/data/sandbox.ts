// The checkout pages of test mode, in which no card is charged.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type * as api from '#contract/api/billing';
import type { BodyInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

function checkoutQuery(session: string) {
  return queryOptions({
    queryKey: ['sandbox-checkout', session],
    queryFn: ({ signal }) =>
      call('GET /api/sandbox/checkouts/{session}', { params: { session }, signal }),
  });
}

export function useSandboxCheckout(session: string) {
  return useQuery(checkoutQuery(session));
}

export function usePaySandboxCheckout(session: string) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.paySandboxCheckout>) =>
      call('POST /api/sandbox/checkouts/{session}/pay', { params: { session }, body }),
    onSuccess: (checkout) => queryClient.setQueryData(checkoutQuery(session).queryKey, checkout),
  });
}

function portalQuery(session: string) {
  return queryOptions({
    queryKey: ['sandbox-portal', session],
    queryFn: ({ signal }) =>
      call('GET /api/sandbox/portals/{session}', { params: { session }, signal }),
  });
}

export function useSandboxPortal(session: string) {
  return useQuery(portalQuery(session));
}

export function useChangeSandboxSubscription(session: string) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.changeSandboxSubscription>) =>
      call('POST /api/sandbox/portals/{session}', { params: { session }, body }),
    onSuccess: (portal) => queryClient.setQueryData(portalQuery(session).queryKey, portal),
  });
}
