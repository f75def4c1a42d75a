// Kiosks of the organisation, and PINs.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

const kiosksQuery = queryOptions({
  queryKey: ['kiosks'],
  meta: { topics: ['kiosks', 'locations'] },
  queryFn: ({ signal }) => call('GET /api/kiosks', { signal }),
});

const reread = () => queryClient.invalidateQueries({ queryKey: kiosksQuery.queryKey });

export function useKiosks() {
  return useQuery(kiosksQuery);
}

export function useAddKiosk() {
  return useMutation({
    mutationFn: (body: { location_id: string; label: string }) =>
      call('POST /api/kiosks', { body }),
    onSuccess: reread,
  });
}

export function useRemoveKiosk() {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/kiosks/{id}', { params: { id } }),
    onSettled: reread,
  });
}

const pinQuery = queryOptions({
  queryKey: ['own pin'],
  refetchOnMount: 'always',
  queryFn: ({ signal }) => call('GET /api/me/pin', { signal }),
});

export function useOwnPin() {
  return useQuery(pinQuery);
}

export function useSetPin() {
  return useMutation({
    mutationFn: (pin: string) => call('PUT /api/me/pin', { body: { pin } }),
    onSuccess: (state) => queryClient.setQueryData(pinQuery.queryKey, state),
  });
}

export function useGivePin() {
  return useMutation({
    mutationFn: (id: string) => call('POST /api/employees/{id}/pin', { params: { id } }),
  });
}
