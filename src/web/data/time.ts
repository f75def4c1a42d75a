// The clock and timesheets: one's own, and those that managers approve.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ClockSettings, ClockState } from '#contract/api/clock';
import type { importClockEvents } from '#contract/api/clock-import';
import type {
  adjustTimesheet,
  answerAgain,
  answerBreak,
  correctTimesheet,
  enterTime,
  listTimesheets,
  Timesheet,
} from '#contract/api/timesheets';
import type { BodyInput, QueryInput } from '#contract/endpoint';
import { LIMITS } from '#contract/limits';
import { can } from '#contract/rights';
import { addDays } from '#engine/time/dates';
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
  meta: { topics: ['time', 'shifts'] },
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

/** All of them: the server answers some at a time. `onPart` hears of those that have come, before the last. */
async function readSheets(
  query: Omit<QueryInput<typeof listTimesheets>, 'after'>,
  signal: AbortSignal,
  onPart?: (part: readonly Timesheet[]) => void,
): Promise<Timesheet[]> {
  const all: Timesheet[] = [];
  let after: QueryInput<typeof listTimesheets>['after'];
  do {
    const answer = await call('GET /api/timesheets', { query: { ...query, after }, signal });
    all.push(...answer.timesheets);
    after = answer.next ?? undefined;
    if (after !== undefined) onPart?.(all);
  } while (after !== undefined);
  return all;
}

export interface SheetsRead {
  sheets: readonly Timesheet[];
  /** False while more are on their way: what is counted and approved together has to be complete. */
  whole: boolean;
}

/** Shows what has come while the rest is read. Once all are there, they stay until all have been read again. */
function sheetsQuery(queryKey: unknown[], query: Parameters<typeof readSheets>[0]) {
  return {
    queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<SheetsRead> => {
      const shown = () => queryClient.getQueryData<SheetsRead>(queryKey);
      const sheets = await readSheets(query, signal, (part) => {
        const before = shown();
        if (before?.whole || part.length <= (before?.sheets.length ?? 0)) return;
        queryClient.setQueryData<SheetsRead>(queryKey, { sheets: [...part], whole: false });
      });
      return { sheets, whole: true };
    },
  };
}

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

export function useTimesheets(from: CalendarDate, to: CalendarDate) {
  return useQuery({
    ...sheetsQuery([...sheetsKey, from, to], { from, to }),
    meta: {
      topics: ['time', 'shifts', 'employees', 'locations'],
      dates: { from, to },
      everyMs: EVERY_MS,
    },
  });
}

/** What nobody has approved yet, up to a day, as far back as anyone would look. */
export function useUndecidedTime(to: CalendarDate) {
  const from = addDays(to, -DAYS_BACK);
  return useQuery({
    ...sheetsQuery([...sheetsKey, 'undecided', to], { from, to, state: 'undecided' }),
    meta: { topics: ['time', 'shifts', 'employees', 'locations'], everyMs: EVERY_MS },
  });
}

const DAYS_BACK = 120;

/** Of one person around a day. A closed dialog reads nothing. */
export function useTimesheetsOf(employeeId: string, from: CalendarDate, to: CalendarDate) {
  return useQuery({
    queryKey: [...sheetsKey, from, to, employeeId],
    meta: { topics: ['time', 'shifts', 'locations'], dates: { from, to } },
    queryFn: ({ signal }) => readSheets({ from, to, employeeId }, signal),
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
      meta: { topics: ['time', 'shifts'], dates, everyMs: EVERY_MS },
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

export function useApproveAll() {
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      let approved = 0;
      for (let at = 0; at < ids.length; at += LIMITS.timesheets) {
        const body = { ids: ids.slice(at, at + LIMITS.timesheets) };
        approved += (await call('POST /api/timesheets/approve', { body })).approved;
      }
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
