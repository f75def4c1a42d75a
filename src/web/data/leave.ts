// Leave: one's own, what waits for a decision, its kinds, and balances.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type * as api from '#contract/api/leave';
import type * as kinds from '#contract/api/leave-types';
import type { BodyInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

/** All lists begin with the same key, so one call refreshes them together. */
const KEY = ['leave'];

const typesQuery = queryOptions({
  queryKey: [...KEY, 'types'],
  meta: { topics: ['leave'] },
  queryFn: ({ signal }) => call('GET /api/leave-types', { signal }),
});

const ownQuery = queryOptions({
  queryKey: [...KEY, 'own'],
  meta: { topics: ['requests', 'leave'] },
  queryFn: ({ signal }) => call('GET /api/leave', { signal }),
});

const approvedQuery = queryOptions({
  queryKey: [...KEY, 'approved'],
  meta: { topics: ['requests', 'leave', 'employees'] },
  queryFn: ({ signal }) => call('GET /api/leave/approved', { signal }),
});

const balancesQuery = (employeeId?: string) =>
  queryOptions({
    queryKey: [...KEY, 'balances', employeeId],
    meta: { topics: ['requests', 'leave', 'contracts'], part: 'leave balances' },
    queryFn: ({ signal }) =>
      call('GET /api/leave-balances', { query: employeeId ? { employeeId } : {}, signal }),
  });

export const useLeaveTypes = () => useQuery(typesQuery);
export const useOwnLeave = () => useQuery(ownQuery);
export const useApprovedLeave = () => useQuery(approvedQuery);
export const useLeaveBalances = (employeeId?: string) => useQuery(balancesQuery(employeeId));

export type LeaveDays = BodyInput<typeof api.previewLeave>;

/** Undefined while the form isn't filled in. */
export function useLeavePreview(body: LeaveDays | undefined) {
  return useQuery({
    queryKey: [...KEY, 'preview', body],
    meta: { topics: ['shifts', 'day-statuses', 'leave'] },
    enabled: body !== undefined,
    retry: false,
    queryFn: ({ signal }) => call('POST /api/leave/preview', { body: body as LeaveDays, signal }),
    placeholderData: (before) => (body ? before : undefined),
  });
}

const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });

export function useAskForLeave() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.askForLeave>) => call('POST /api/leave', { body }),
    onSettled: refresh,
  });
}

export function useWithdrawLeave() {
  return useMutation({
    mutationFn: (id: string) => call('POST /api/leave/{id}/withdraw', { params: { id } }),
    onSettled: refresh,
  });
}

export function useEndLeave() {
  return useMutation({
    mutationFn: ({ id, ...body }: BodyInput<typeof api.endLeave> & { id: string }) =>
      call('POST /api/leave/{id}/end', { params: { id }, body }),
    onSettled: refresh,
  });
}

export function useFindLeave() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.findLeave>) => call('POST /api/leave-finder', { body }),
  });
}

export function useSaveLeaveTypes() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof kinds.saveLeaveTypes>) =>
      call('PUT /api/leave-types', { body }),
    onSettled: refresh,
  });
}

export function useOpenBalance() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.openLeaveBalance>) =>
      call('PUT /api/leave-balances', { body }),
    onSettled: refresh,
  });
}

export function useSaveLeaveFile() {
  return useMutation({
    mutationFn: ({ id, ...body }: BodyInput<typeof api.putLeaveFile> & { id: string }) =>
      call('PUT /api/leave/{id}/file', { params: { id }, body }),
    onSettled: refresh,
  });
}

export function useSightLeaveFile() {
  return useMutation({
    mutationFn: (id: string) => call('POST /api/leave/{id}/sighted', { params: { id } }),
    onSettled: refresh,
  });
}

export function useDeleteLeaveFile() {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/leave/{id}/file', { params: { id } }),
    onSettled: refresh,
  });
}
