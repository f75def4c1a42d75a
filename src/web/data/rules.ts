// The rule book, what its rules find in the roster, and the changes to it.
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { checkChanges, createRule, Rule } from '#contract/api/rules';
import type { BodyInput } from '#contract/endpoint';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';
import { useOfParts } from './of-parts';
import type { RosterPart } from './roster-parts';

interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

export type RuleBody = BodyInput<typeof createRule>;

const rulesQuery = queryOptions({
  queryKey: ['rules'],
  meta: { topics: ['rules', 'employees', 'locations', 'shift-groups'] },
  queryFn: ({ signal }) => call('GET /api/rules', { signal }),
});

export function useRules({ enabled = true } = {}) {
  return useQuery({ ...rulesQuery, enabled });
}

/** What a rule would find. Kept while the figures change, so that the sentence doesn't flicker. */
export function useTriedRule(rule: RuleBody | null, replaces?: string) {
  return useQuery({
    queryKey: ['rules', 'try', rule, replaces],
    enabled: rule !== null,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) =>
      call('POST /api/rules/try', { body: { rule: rule as RuleBody, replaces }, signal }),
  });
}

export function useSaveRule() {
  return useMutation({
    mutationFn: ({ id, body }: { id?: string; body: RuleBody }) =>
      id
        ? call('PUT /api/rules/{id}', { params: { id }, body })
        : call('POST /api/rules', { body }),
    onSettled: refresh,
  });
}

export function useEndRule() {
  return useMutation({
    mutationFn: ({ id }: Pick<Rule, 'id'>) => call('DELETE /api/rules/{id}', { params: { id } }),
    onSettled: refresh,
  });
}

/** What the rules find from one date to another, drafts included. Followed like the roster itself. */
export function useFindings(
  window: Days,
  { employeeId, enabled = true }: { employeeId?: string; enabled?: boolean } = {},
) {
  return useQuery({
    ...findingsQuery(window, { employeeId }),
    enabled,
    placeholderData: keepPreviousData,
  });
}

/** The same for the marks in the cells of the parts in view. */
export function useRosterFindings(window: Days, parts: readonly RosterPart[] | undefined) {
  return useOfParts(parts, (part) => findingsQuery(window, { groups: part?.groups }), joinFindings);
}

function findingsQuery(
  { from, to }: Days,
  of: { employeeId?: string | undefined; groups?: string | undefined },
) {
  return {
    queryKey: ['findings', from, to, of],
    meta: {
      topics: ['shifts', 'day-statuses', 'rules', 'employees'] as const,
      part: 'rule checks',
      // A rule looks at the days around: a change four weeks away may add a finding here.
      dates: { from: addDays(from, -REACH), to: addDays(to, REACH) },
    },
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call('GET /api/roster/findings', { query: { from, to, ...of }, signal }),
  };
}

type Found = Awaited<ReturnType<ReturnType<typeof findingsQuery>['queryFn']>>;

const joinFindings = (answers: readonly Found[]): Found => ({
  counts: answers.flatMap(({ counts }) => counts),
  findings: answers.flatMap(({ findings }) => findings),
});

const REACH = 31;

type Changes = BodyInput<typeof checkChanges>;

/** What the rules would find after a change that is being typed; null while it can't be saved. */
export function useCheckedChange(changes: Changes | null) {
  return useQuery({
    queryKey: ['findings', 'check', changes],
    meta: { topics: ['shifts', 'day-statuses', 'rules'] },
    enabled: changes !== null,
    placeholderData: keepPreviousData,
    // The server checks again when it is saved.
    retry: false,
    queryFn: ({ signal }) => call('POST /api/roster/check', { body: changes ?? {}, signal }),
  });
}

function refresh() {
  return queryClient.invalidateQueries({ queryKey: rulesQuery.queryKey, exact: true });
}
