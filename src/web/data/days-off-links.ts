// Colleagues with whom one compares days off.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { CalendarDate } from '#engine/time/kinds';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

const linksQuery = queryOptions({
  queryKey: ['days off links'],
  meta: { topics: ['days-off', 'employees'] },
  queryFn: ({ signal }) => call('GET /api/days-off-links', { signal }),
});

const reread = () => queryClient.invalidateQueries({ queryKey: linksQuery.queryKey });

export function useDaysOffLinks() {
  return useQuery(linksQuery);
}

export function useAskForDaysOff() {
  return useMutation({
    mutationFn: (employeeId: string) => call('POST /api/days-off-links', { body: { employeeId } }),
    onSettled: reread,
  });
}

export function useAgreeToDaysOff() {
  return useMutation({
    mutationFn: (id: string) => call('POST /api/days-off-links/{id}/agree', { params: { id } }),
    onSettled: reread,
  });
}

export function useEndDaysOffLink() {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/days-off-links/{id}', { params: { id } }),
    onSettled: reread,
  });
}

export function useCommonDaysOff(id: string, from: CalendarDate, to: CalendarDate) {
  return useQuery({
    queryKey: ['common days off', id, from, to],
    meta: { topics: ['shifts', 'days-off', 'runs'] },
    queryFn: ({ signal }) =>
      call('GET /api/days-off-links/{id}/days', { params: { id }, query: { from, to }, signal }),
  });
}
