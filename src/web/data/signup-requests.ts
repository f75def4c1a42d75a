// Requests for an organisation, and the decisions on them.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type * as api from '#contract/api/signup-requests';
import type { BodyInput, QueryInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

const KEY = 'signup-requests';

export function useRequestAccess() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.requestAccess>) =>
      call('POST /api/signup-requests', { body }),
  });
}

export function useSignupRequests(query: QueryInput<typeof api.listSignupRequests>) {
  return useQuery({
    queryKey: [KEY, query],
    // Live events don't announce new requests.
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('GET /api/platform/signup-requests', { query, signal }),
  });
}

/** Also refreshes the platform's lists and figures, which include decided requests. */
function refresh(): void {
  void queryClient.invalidateQueries({ queryKey: [KEY] });
  void queryClient.invalidateQueries({ queryKey: ['platform'] });
}

export function useApproveSignupRequest() {
  return useMutation({
    mutationFn: (id: string) =>
      call('POST /api/platform/signup-requests/{id}/approve', { params: { id } }),
    onSettled: refresh,
  });
}

export function useDeclineSignupRequest() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; reason?: string }) =>
      call('POST /api/platform/signup-requests/{id}/decline', { params: { id }, body }),
    onSettled: refresh,
  });
}
