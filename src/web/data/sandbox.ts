// The checkout pages of test mode, in which no card is charged.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import * as api from '#contract/api/billing';
import type { BodyInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

function checkoutQuery(session: string) {
  return queryOptions({
    queryKey: ['sandbox-checkout', session],
    queryFn: ({ signal }) => call(api.getSandboxCheckout, { params: { session }, signal }),
  });
}

export function useSandboxCheckout(session: string) {
  return useQuery(checkoutQuery(session));
}

export function usePaySandboxCheckout(session: string) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.paySandboxCheckout>) =>
      call(api.paySandboxCheckout, { params: { session }, body }),
    onSuccess: (checkout) => queryClient.setQueryData(checkoutQuery(session).queryKey, checkout),
  });
}

function portalQuery(session: string) {
  return queryOptions({
    queryKey: ['sandbox-portal', session],
    queryFn: ({ signal }) => call(api.getSandboxPortal, { params: { session }, signal }),
  });
}

export function useSandboxPortal(session: string) {
  return useQuery(portalQuery(session));
}

export function useChangeSandboxSubscription(session: string) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.changeSandboxSubscription>) =>
      call(api.changeSandboxSubscription, { params: { session }, body }),
    onSuccess: (portal) => queryClient.setQueryData(portalQuery(session).queryKey, portal),
  });
}
