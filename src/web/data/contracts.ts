// Contracts, and hours against them.
import { useMutation, useQuery } from '@tanstack/react-query';
import type * as api from '#contract/api/contracts';
import type { BodyInput } from '#contract/endpoint';
import type { CalendarDate } from '#engine/time/kinds';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';
import { useOfParts } from './of-parts';
import type { RosterPart } from './roster-parts';

/** Hours change with shifts, statuses, contracts and holidays. */
const HOURS_TOPICS = ['contracts', 'shifts', 'day-statuses', 'holidays', 'locations'] as const;

export type PersonHours = Awaited<ReturnType<typeof readHours>>[number];

function readHours(date: CalendarDate, groups: string | undefined, signal: AbortSignal) {
  return call('GET /api/hours', { query: { date, groups }, signal });
}

/** Of everyone who has ordinary hours, in the period of their contract that holds the date. */
const hoursQuery = (date: CalendarDate, part?: RosterPart) => ({
  queryKey: ['hours', date, part],
  meta: { topics: [...HOURS_TOPICS], part: 'contract hours' },
  queryFn: ({ signal }: { signal: AbortSignal }) => readHours(date, part?.groups, signal),
});

export function useHours(employeeId: string, date: CalendarDate) {
  return useQuery({
    queryKey: ['hours', date, employeeId],
    meta: { topics: [...HOURS_TOPICS] },
    queryFn: ({ signal }) =>
      call('GET /api/employees/{id}/hours', {
        params: { id: employeeId },
        query: { date },
        signal,
      }),
  });
}

/** While another week is read, the row heads keep what they show. */
export function useRosterHours(
  date: CalendarDate,
  parts: readonly RosterPart[] | undefined,
  { enabled = true } = {},
) {
  return useOfParts(parts, (part) => ({ ...hoursQuery(date, part), enabled }), joinHours);
}

const joinHours = (answers: readonly PersonHours[][]) => answers.flat();

export function useContracts(employeeId: string, { enabled = true } = {}) {
  return useQuery({
    queryKey: ['contracts', employeeId],
    meta: { topics: ['contracts'] },
    enabled,
    queryFn: ({ signal }) =>
      call('GET /api/employees/{id}/contracts', { params: { id: employeeId }, signal }),
  });
}

export function useOwnContract(date: CalendarDate) {
  return useQuery({
    queryKey: ['own-contract', date],
    meta: { topics: [...HOURS_TOPICS] },
    queryFn: ({ signal }) => call('GET /api/me/contract', { query: { date }, signal }),
  });
}

export type NewContractInput = BodyInput<typeof api.addContract>;

export function useAddContract(employeeId: string) {
  return useMutation({
    mutationFn: (body: NewContractInput) =>
      call('POST /api/employees/{id}/contracts', { params: { id: employeeId }, body }),
    onSuccess: (contracts) => queryClient.setQueryData(['contracts', employeeId], contracts),
    onSettled: refreshContracts,
  });
}

function refreshContracts(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.topics?.includes('contracts') ?? false,
  });
}

export type ImportContractRow = BodyInput<typeof api.importContracts>['rows'][number];

/** Checks the rows in a dry run, or saves them all. */
export function useImportContracts() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.importContracts>) =>
      call('POST /api/contracts/import', { body }),
    onSuccess: (_answer, { dryRun }) => (dryRun === false ? refreshContracts() : undefined),
  });
}

export function readContractsExport(): Promise<string> {
  return call('GET /api/contracts/export');
}
