// Pay periods: what is paid together, and the files for payroll.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type * as api from '#contract/api/pay-periods';
import type { BodyInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

const periodsQuery = queryOptions({
  queryKey: ['pay periods'],
  meta: { topics: ['time'] },
  queryFn: ({ signal }) => call('GET /api/pay-periods', { signal }),
});

const reread = () => queryClient.invalidateQueries({ queryKey: periodsQuery.queryKey });

export function usePayPeriods() {
  return useQuery(periodsQuery);
}

export function useAddPayPeriod() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.createPayPeriod>) =>
      call('POST /api/pay-periods', { body }),
    onSettled: reread,
  });
}

export function useClosePayPeriod() {
  return useMutation({
    mutationFn: (id: string) => call('POST /api/pay-periods/{id}/close', { params: { id } }),
    onSettled: reread,
  });
}

export function useReopenPayPeriod() {
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call('POST /api/pay-periods/{id}/reopen', { params: { id }, body: { reason } }),
    onSettled: reread,
  });
}

export function useExportPayPeriod() {
  return useMutation({
    mutationFn: ({ id, profile }: { id: string; profile: api.PayProfile }) =>
      call('GET /api/pay-periods/{id}/export', { params: { id }, query: { profile } }),
    onSettled: reread,
  });
}

const profilesQuery = queryOptions({
  queryKey: ['pay profiles'],
  meta: { topics: ['time'] },
  queryFn: ({ signal }) => call('GET /api/pay-profiles', { signal }),
});

export function usePayProfiles({ enabled }: { enabled: boolean }) {
  return useQuery({ ...profilesQuery, enabled });
}

export function useSetPayProfile() {
  return useMutation({
    mutationFn: ({
      profile,
      ...body
    }: { profile: api.PayProfile } & BodyInput<typeof api.setPayProfile>) =>
      call('PUT /api/pay-profiles/{profile}', { params: { profile }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: profilesQuery.queryKey }),
  });
}
