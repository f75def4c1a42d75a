// The clock and timesheets: one's own, and those that managers approve.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ClockEventsBody, ClockSettings, ClockState } from '#contract/api/clock';
import type { answerBreak, correctTimesheet, enterTime } from '#contract/api/timesheets';
import type { BodyInput } from '#contract/endpoint';
import { can } from '#contract/rights';
import type { CalendarDate } from '#engine/time/kinds';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';
import { useUser } from './session';

const stateQuery = queryOptions({
  queryKey: ['clock state'],
  meta: { topics: ['time', 'shifts'] },
  queryFn: ({ signal }) => call('GET /api/clock/state', { signal }),
});

const settingsQuery = queryOptions({
  queryKey: ['clock settings'],
  meta: { topics: ['time'] },
  queryFn: ({ signal }) => call('GET /api/settings/clock', { signal }),
});

const sheetsKey = ['timesheets'];

async function reread() {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: stateQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: sheetsKey }),
  ]);
}

export function useClockState() {
  const user = useUser();
  return useQuery({
    ...stateQuery,
    enabled: user.employee_id !== null && can(user, 'clock in and out'),
  });
}

type NewEvent = Omit<ClockEventsBody['events'][number], 'id' | 'capturedAt'>;

/** Sends one event that happens now. */
export function useClockEvent() {
  return useMutation({
    mutationFn: async (event: NewEvent & { at?: string | undefined }) => {
      const { at, ...rest } = event;
      const sentAt = new Date().toISOString();
      const sent = { ...rest, id: crypto.randomUUID(), capturedAt: at ?? sentAt };
      return call('POST /api/clock/events', { body: { sentAt, events: [sent] } });
    },
    onSuccess: ({ state }) => queryClient.setQueryData<ClockState>(stateQuery.queryKey, state),
  });
}

export function useAnswerBreak() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof answerBreak>) =>
      call('POST /api/timesheets/{id}/break', { params: { id }, body }),
    onSuccess: reread,
  });
}

export function useConfirmTime() {
  return useMutation({
    mutationFn: (body: { from: CalendarDate; to: CalendarDate }) =>
      call('POST /api/timesheets/confirm', { body }),
    onSuccess: reread,
  });
}

export function useDispute() {
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call('POST /api/timesheets/{id}/dispute', { params: { id }, body: { reason } }),
    onSuccess: reread,
  });
}

export function useTimesheets(from: CalendarDate, to: CalendarDate) {
  return useQuery({
    queryKey: [...sheetsKey, from, to],
    meta: { topics: ['time', 'shifts', 'employees', 'locations'] },
    queryFn: ({ signal }) => call('GET /api/timesheets', { query: { from, to }, signal }),
  });
}

export function useApprove() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; version: number; reason?: string }) =>
      call('POST /api/timesheets/{id}/approve', { params: { id }, body }),
    onSuccess: reread,
  });
}

export function useApproveAll() {
  return useMutation({
    mutationFn: (ids: string[]) => call('POST /api/timesheets/approve', { body: { ids } }),
    onSuccess: reread,
  });
}

export function useReopen() {
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call('POST /api/timesheets/{id}/reopen', { params: { id }, body: { reason } }),
    onSuccess: reread,
  });
}

export function useCorrectTime() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof correctTimesheet>) =>
      call('PUT /api/timesheets/{id}', { params: { id }, body }),
    onSuccess: reread,
  });
}

export function useEnterTime() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof enterTime>) => call('POST /api/timesheets', { body }),
    onSuccess: reread,
  });
}

export function useClockSettings() {
  return useQuery(settingsQuery);
}

export function useSaveClockSettings() {
  return useMutation({
    mutationFn: (body: ClockSettings) => call('PUT /api/settings/clock', { body }),
    onSuccess: (saved) => queryClient.setQueryData(settingsQuery.queryKey, saved),
  });
}
