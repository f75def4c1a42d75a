// The auto-roster: previews, generations and their runs, rules.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type * as api from '#contract/api/auto-roster';
import type { BodyInput, QueryInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';
import { refreshRoster } from './refresh-roster';

export type GenerationInput = BodyInput<typeof api.generateRoster>;

/** Saves nothing; answers with the conflicts, or with every shift in the compact form. */
export function usePreviewRoster() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.previewRoster>) =>
      call('POST /api/auto-roster/preview', { body }),
  });
}

export function useGenerateRoster() {
  return useMutation({
    mutationFn: (body: GenerationInput) => call('POST /api/auto-roster/generate', { body }),
    onSettled: () => {
      void refreshRoster();
      void refreshRuns();
    },
  });
}

export function useRuns(query: QueryInput<typeof api.listRuns>) {
  return useQuery({
    queryKey: ['runs', query],
    meta: { topics: ['runs'] },
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('GET /api/auto-roster/runs', { query, signal }),
  });
}

export function useRun(id: string) {
  return useQuery({
    queryKey: ['run', id],
    meta: { topics: ['runs', 'shifts'] },
    queryFn: ({ signal }) => call('GET /api/auto-roster/runs/{id}', { params: { id }, signal }),
  });
}

export function useDeleteRun() {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/auto-roster/runs/{id}', { params: { id } }),
    onSettled: refreshRuns,
  });
}

export function useUndoRun() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof api.undoRun>) =>
      call('POST /api/auto-roster/runs/{id}/undo', { params: { id }, body }),
    onSettled: () => {
      void refreshRoster();
      void refreshRuns();
    },
  });
}

export function useShiftRules() {
  return useQuery({
    queryKey: ['shift-rules'],
    meta: { topics: ['runs'] },
    queryFn: ({ signal }) => call('GET /api/shift-rules', { signal }),
  });
}

export function useSetRuleStatus() {
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: api.RuleStatus }) =>
      call('PATCH /api/shift-rules/{id}', { params: { id }, body: { status } }),
    onSettled: refreshRuns,
  });
}

/** What an undo of these dates would remove; asked only once they are a window. */
export function useUndoRulePreview(window: BodyInput<typeof api.undoRule>, wanted: boolean) {
  return useQuery({
    queryKey: ['undo-rule', window],
    meta: { topics: ['runs', 'shifts'] },
    enabled: wanted,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call('POST /api/auto-roster/undo', { body: { ...window, preview: true }, signal }),
  });
}

export function useUndoRule() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.undoRule>) =>
      call('POST /api/auto-roster/undo', { body }),
    onSettled: () => {
      void refreshRoster();
      void refreshRuns();
    },
  });
}

function refreshRuns(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.topics?.includes('runs') ?? false,
  });
}
