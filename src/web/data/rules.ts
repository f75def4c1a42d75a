// The rule book, what its rules find in the roster, and the changes to it.
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { createRule, Rule } from '#contract/api/rules';
import type { BodyInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

export type RuleBody = BodyInput<typeof createRule>;

const rulesQuery = queryOptions({
  queryKey: ['rules'],
  meta: { topics: ['rules', 'employees', 'locations', 'shift-groups'] },
  queryFn: ({ signal }) => call('GET /api/rules', { signal }),
});

export function useRules() {
  return useQuery(rulesQuery);
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

function refresh() {
  return queryClient.invalidateQueries({ queryKey: rulesQuery.queryKey, exact: true });
}
