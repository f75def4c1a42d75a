// Requests for an organisation, and the decisions on them.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import * as api from '#contract/api/signup-requests';
import type { BodyInput, QueryInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

const KEY = 'signup-requests';

export function useRequestAccess() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.requestAccess>) => call(api.requestAccess, { body }),
  });
}

export function useSignupRequests(query: QueryInput<typeof api.listSignupRequests>) {
  return useQuery({
    queryKey: [KEY, query],
    // Live events don't announce new requests.
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(api.listSignupRequests, { query, signal }),
  });
}

/** Also refreshes the platform's lists and figures, which include decided requests. */
function refresh(): void {
  void queryClient.invalidateQueries({ queryKey: [KEY] });
  void queryClient.invalidateQueries({ queryKey: ['platform'] });
}

export function useApproveSignupRequest() {
  return useMutation({
    mutationFn: (id: string) => call(api.approveSignupRequest, { params: { id } }),
    onSettled: refresh,
  });
}

export function useDeclineSignupRequest() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; reason?: string }) =>
      call(api.declineSignupRequest, { params: { id }, body }),
    onSettled: refresh,
  });
}
