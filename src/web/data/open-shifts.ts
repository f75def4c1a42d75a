// Open shifts: those that one may take, and all of them for managers.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { changeOpenShift, createOpenShift, OfferedShift } from '#contract/api/open-shifts';
import type { Card } from '#contract/api/requests';
import type { BodyInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { toastFailure } from '../platform/failure';
import { formatRange, formatShortDay } from '../platform/formats';
import { queryClient } from '../platform/query-client';
import { toast } from '../ui/toast-store';
import { useUser } from './session';

const offeredQuery = queryOptions({
  queryKey: ['offered shifts'],
  meta: {
    topics: ['open-shifts', 'shifts', 'day-statuses', 'rules', 'locations'],
    part: 'open shifts',
  },
  queryFn: ({ signal }) => call('GET /api/open-shifts', { signal }),
});

const openQuery = queryOptions({
  queryKey: ['open shifts'],
  meta: {
    topics: ['open-shifts', 'shifts', 'employees', 'locations', 'shift-groups'],
    part: 'open shifts',
  },
  queryFn: ({ signal }) => call('GET /api/roster-open-shifts', { signal }),
});

/** Those that one may take, or can still give back. */
export function useOfferedShifts() {
  const { employee_id } = useUser();
  return useQuery({ ...offeredQuery, enabled: employee_id !== null });
}

export function useTakeShift() {
  return useMutation({
    mutationFn: ({ id }: OfferedShift) =>
      call('POST /api/open-shifts/{id}/claim', { params: { id } }),
    onSuccess: ({ asked }, shift) =>
      asked
        ? toast({ title: 'You asked for the shift', description: 'A manager picks who gets it.' })
        : toast({ title: 'The shift is yours', description: textOf(shift) }),
    onError: (error) => toastFailure("You didn't get this shift", error),
    onSettled: reread,
  });
}

export function useGiveShiftBack() {
  return useMutation({
    mutationFn: ({ id }: OfferedShift) =>
      call('POST /api/open-shifts/{id}/take-back', { params: { id } }),
    onSuccess: (_, shift) =>
      toast({
        title: shift.asked ? 'You no longer ask for the shift' : 'You gave the shift back',
        description: textOf(shift),
      }),
    onError: (error) => toastFailure("You couldn't give this shift back", error),
    onSettled: reread,
  });
}

export function useOpenShifts() {
  return useQuery(openQuery);
}

/** Who asks for one open shift, with what picking each of them would do. */
export function useClaims(id: string) {
  return useQuery({
    queryKey: [...openQuery.queryKey, id, 'claims'],
    meta: { topics: ['requests', 'shifts', 'day-statuses', 'rules', 'cover'] },
    queryFn: ({ signal }) => call('GET /api/open-shifts/{id}/claims', { params: { id }, signal }),
  });
}

export function usePick() {
  return useMutation({
    mutationFn: ({ request, effect: { fingerprint } }: Card) =>
      call('POST /api/requests/{id}/decide', {
        params: { id: request.id },
        body: { decision: 'approve', fingerprint },
      }),
    onSuccess: (_, { request }) => toast({ title: `${request.employee_name} gets the shift` }),
    onError: (error) => toastFailure('Nobody was picked', error),
    onSettled: reread,
  });
}

export function useOfferShift() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof createOpenShift>) =>
      call('POST /api/open-shifts', { body }),
    onSettled: reread,
  });
}

export function useChangeOpenShift() {
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: BodyInput<typeof changeOpenShift> }) =>
      call('PUT /api/open-shifts/{id}', { params: { id }, body }),
    onSettled: reread,
  });
}

export function useWithdrawOpenShift() {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/open-shifts/{id}', { params: { id } }),
    onSettled: reread,
  });
}

async function reread(): Promise<void> {
  await Promise.all(
    [offeredQuery, openQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
  );
}

function textOf(shift: OfferedShift): string {
  return `${formatShortDay(shift.date)}, ${formatRange(shift)} at ${shift.location_name}`;
}
