// The fairness ledger: figures of people beside the median of their group.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { getFairness } from '#contract/api/fairness';
import type { QueryInput } from '#contract/endpoint';
import type { FairnessLine } from '#engine/fairness/count-figures';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

const KEY = ['fairness'];

/** Not after every change of a shift: a year hardly changes by it, and reading a year of everyone takes a moment. */
const TOPICS = ['employees', 'shift-groups', 'organization', 'holidays', 'contracts'] as const;

export function useFairness(query: QueryInput<typeof getFairness>) {
  return useQuery({
    queryKey: [...KEY, query],
    meta: { topics: [...TOPICS] },
    queryFn: ({ signal }) => call('GET /api/fairness', { query, signal }),
  });
}

export function useOwnFairness() {
  return useQuery({
    queryKey: [...KEY, 'own'],
    meta: { topics: [...TOPICS] },
    queryFn: ({ signal }) => call('GET /api/me/fairness', { signal }),
  });
}

export function useSetFairnessLines() {
  return useMutation({
    mutationFn: (lines: FairnessLine[]) => call('PUT /api/fairness/lines', { body: { lines } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
