// Requests: what one asks of colleagues, what one is asked, and what a manager decides.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { NewRequestInput, RequestPolicies } from '#contract/api/requests';
import { can } from '#contract/rights';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';
import { useUser } from './session';

const ownQuery = queryOptions({
  queryKey: ['own requests'],
  meta: { topics: ['requests', 'shifts', 'employees'], part: 'your requests' },
  queryFn: ({ signal }) => call('GET /api/requests', { signal }),
});

const policiesQuery = queryOptions({
  queryKey: ['request policies'],
  meta: { topics: ['organization'] },
  queryFn: ({ signal }) => call('GET /api/settings/requests', { signal }),
});

async function reread() {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ownQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['inbox'] }),
  ]);
}

/** Those that one made or is asked about. */
export function useOwnRequests() {
  const user = useUser();
  return useQuery({
    ...ownQuery,
    enabled: user.employee_id !== null && can(user, 'make requests'),
  });
}

export function useTakers(shiftId: string) {
  return useQuery({
    queryKey: ['takers', shiftId],
    meta: { topics: ['shifts', 'day-statuses', 'employees', 'organization'] },
    queryFn: ({ signal }) =>
      call('GET /api/shifts/{id}/takers', { params: { id: shiftId }, signal }),
  });
}

export function useSwapChoices(shiftId: string) {
  return useQuery({
    queryKey: ['swap choices', shiftId],
    meta: { topics: ['shifts', 'day-statuses', 'employees', 'organization'] },
    queryFn: ({ signal }) =>
      call('GET /api/shifts/{id}/swaps', { params: { id: shiftId }, signal }),
  });
}

/** Swaps among three. They are looked for only when they are needed. */
export function useRings(shiftId: string, enabled: boolean) {
  return useQuery({
    queryKey: ['rings', shiftId],
    meta: { topics: ['shifts', 'day-statuses', 'employees', 'organization'] },
    queryFn: ({ signal }) =>
      call('GET /api/shifts/{id}/rings', { params: { id: shiftId }, signal }),
    enabled,
  });
}

export function useAsk() {
  return useMutation({
    mutationFn: (body: NewRequestInput) => call('POST /api/requests', { body }),
    onSettled: reread,
  });
}

export function useAnswerRequest() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; answer: 'accept' | 'decline'; shiftId?: string }) =>
      call('POST /api/requests/{id}/answer', { params: { id }, body }),
    onSettled: reread,
  });
}

export function useWithdraw() {
  return useMutation({
    mutationFn: (id: string) => call('POST /api/requests/{id}/withdraw', { params: { id } }),
    onSettled: reread,
  });
}

export function useRequestPolicies() {
  return useQuery(policiesQuery);
}

export function useSetRequestPolicies() {
  return useMutation({
    mutationFn: (body: RequestPolicies) => call('PUT /api/settings/requests', { body }),
    onSuccess: (saved) => queryClient.setQueryData(policiesQuery.queryKey, saved),
  });
}
