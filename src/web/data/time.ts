// The clock and timesheets: one's own, and those that managers approve.
import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { ClockSettings, ClockState } from '#contract/api/clock';
import type { importClockEvents } from '#contract/api/clock-import';
import type {
  adjustTimesheet,
  answerAgain,
  answerBreak,
  correctTimesheet,
  countTimesheets,
  enterTime,
  listTimesheets,
} from '#contract/api/timesheets';
import type { BodyInput, QueryInput } from '#contract/endpoint';
import { can } from '#contract/rights';
import type { SheetListName } from '#engine/clock/sheet-state';
import type { CalendarDate } from '#engine/time/kinds';
import { call } from '../platform/api';
import { newUuid } from '../platform/new-uuid';
import { queryClient } from '../platform/query-client';
import type { DateWindow } from './day-statuses';
import { joinRows, useOfParts } from './of-parts';
import type { RosterPart } from './roster-parts';
import { useUser } from './session';

export const clockStateQuery = queryOptions({
  queryKey: ['clock state'],
  meta: { topics: ['time', 'shifts'], part: 'your clock' },
  queryFn: ({ signal }) => call('GET /api/clock/state', { signal }),
});

const settingsQuery = queryOptions({
  queryKey: ['clock settings'],
  meta: { topics: ['time'] },
  queryFn: ({ signal }) => call('GET /api/settings/clock', { signal }),
});

const sheetsKey = ['timesheets'];

/** At the start of a shift hundreds of people clock in within a minute. */
const EVERY_MS = 3_000;

async function reread() {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: clockStateQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: sheetsKey }),
  ]);
}

export function useClockState() {
  const user = useUser();
  return useQuery({
    ...clockStateQuery,
    enabled: user.employee_id !== null && can(user, 'clock in and out'),
  });
}

/** Writes down an end that someone forgot to clock. */
export function useStateEnd() {
  return useMutation({
    mutationFn: (capturedAt: string) => {
      const sentAt = new Date().toISOString();
      const end = { id: newUuid(), kind: 'out' as const, capturedAt, stated: true };
      return call('POST /api/clock/events', { body: { sentAt, events: [end] } });
    },
    onSuccess: ({ state }) => queryClient.setQueryData<ClockState>(clockStateQuery.queryKey, state),
  });
}

export function useAnswerBreak() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof answerBreak>) =>
      call('POST /api/timesheets/{id}/break', { params: { id }, body }),
    onSuccess: reread,
  });
}

export function useAnswerAgain() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof answerAgain>) =>
      call('POST /api/timesheets/{id}/again', { params: { id }, body }),
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

/** Timesheets of some days, at one job site, or of people in whose name a text is. */
export type SheetWindow = QueryInput<typeof countTimesheets>;

const SHEET_TOPICS = ['time', 'shifts', 'employees', 'locations'] as const;

/** What a list shows at first, and with each press on 'more'. */
const PAGE_SIZE = 200;

/** Those of a list in order of time, page by page. */
export function useSheetList(list: SheetListName, window: SheetWindow) {
  return useInfiniteQuery({
    queryKey: [...sheetsKey, list, window],
    meta: { topics: SHEET_TOPICS, dates: window, everyMs: EVERY_MS },
    initialPageParam: undefined as QueryInput<typeof listTimesheets>['after'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/timesheets', {
        query: { ...window, list, after: pageParam, limit: PAGE_SIZE },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export function useSheetCounts(window: SheetWindow) {
  return useQuery({
    queryKey: [...sheetsKey, 'counts', window],
    meta: { topics: SHEET_TOPICS, dates: window, everyMs: EVERY_MS },
    queryFn: ({ signal }) => call('GET /api/timesheets/count', { query: window, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Of one person around a day. A closed dialog reads nothing. */
export function useTimesheetsOf(employeeId: string, from: CalendarDate, to: CalendarDate) {
  return useQuery({
    queryKey: [...sheetsKey, from, to, employeeId],
    meta: { topics: ['time', 'shifts', 'locations'], dates: { from, to } },
    queryFn: async ({ signal }) => {
      const query = { from, to, employeeId };
      return (await call('GET /api/timesheets', { query, signal })).timesheets;
    },
  });
}

/** Up to today: nobody has clocked what is to come. */
export function useRosterActual(
  { from, to }: DateWindow,
  today: CalendarDate,
  parts?: readonly RosterPart[],
) {
  const dates = { from, to: to < today ? to : today };
  return useOfParts(
    parts,
    (part) => ({
      queryKey: ['roster actual', dates, part],
      meta: { topics: ['time', 'shifts'], dates, everyMs: EVERY_MS, part: 'clocked times' },
      enabled: from <= dates.to,
      queryFn: ({ signal }) =>
        call('GET /api/roster-actual', { query: { ...dates, groups: part?.groups }, signal }),
    }),
    joinRows,
  );
}

const MINUTE_MS = 60_000;

/** Someone is late without anything happening, so it is read again every minute. */
export function useOddToday() {
  return useQuery({
    queryKey: ['odd today'],
    meta: {
      topics: ['time', 'shifts', 'day-statuses', 'employees', 'locations'],
      everyMs: EVERY_MS,
      part: 'who is missing today',
    },
    refetchInterval: MINUTE_MS,
    queryFn: ({ signal }) => call('GET /api/clock/today', { signal }),
  });
}

export function useApprove() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; version: number; reason?: string }) =>
      call('POST /api/timesheets/{id}/approve', { params: { id }, body }),
    onSuccess: reread,
  });
}

/** Those of a window that have no flags, as many at a time as the server takes. */
export function useApproveClean() {
  return useMutation({
    mutationFn: async (window: SheetWindow) => {
      let approved = 0;
      let after: QueryInput<typeof listTimesheets>['after'];
      do {
        const answer = await call('POST /api/timesheets/approve-clean', {
          body: { ...window, after },
        });
        approved += answer.approved;
        after = answer.next ?? undefined;
      } while (after !== undefined);
      return { approved };
    },
    // What was approved before one of the calls failed stays so.
    onSettled: reread,
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

export function useRemoveTime() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; version: number; reason: string }) =>
      call('POST /api/timesheets/{id}/remove', { params: { id }, body }),
    onSuccess: reread,
  });
}

/** What a closed pay period paid stays. The answer is the timesheet that differs from it. */
export function useAdjustTime() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof adjustTimesheet>) =>
      call('POST /api/timesheets/{id}/adjust', { params: { id }, body }),
    onSuccess: reread,
  });
}

/** What was clocked and entered for one timesheet, also what was corrected since. */
export function useTimesheetEvents(id: string) {
  return useQuery({
    queryKey: [...sheetsKey, 'events', id],
    meta: { topics: ['time'] },
    queryFn: ({ signal }) => call('GET /api/timesheets/{id}/events', { params: { id }, signal }),
  });
}

export function useImportTime() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof importClockEvents>) =>
      call('POST /api/clock/import', { body }),
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
