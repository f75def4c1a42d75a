// Fill: starting it, following it, and saving what it proposes.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { acceptFill, Fill, Growing, startFill } from '#contract/api/fill';
import type { BodyInput } from '#contract/endpoint';
import { counted } from '#engine/counted';
import { call } from '../platform/api';
import { toastFailure } from '../platform/failure';
import { queryClient } from '../platform/query-client';
import { asOwnChange, refreshRoster, showOwnChange } from './refresh-roster';
import { offerUndo } from './undo';
import { warningsText } from './warnings-text';

/** Which days, job sites and shift groups; none of these means all. */
export type FillScope = { from: string; to: string; locationIds: string[]; groupIds: string[] };

/** Read again after each event, and now and then in case one is lost. */
const POLL_MS = 3_000;

const fillQuery = (id: string) =>
  queryOptions({
    queryKey: ['fill', id],
    meta: { topics: ['fill'] },
    queryFn: ({ signal }) => call('GET /api/fill/{id}', { params: { id }, signal }),
    // A link to a colleague's fill, or to one that is gone, finds nothing.
    retry: false,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
  });

export function isUnderWay({ status }: Fill): boolean {
  return status === 'waiting' || status === 'running';
}

export function useFill(id: string | null) {
  return useQuery({ ...fillQuery(id ?? ''), enabled: id !== null });
}

/** What waits to be accepted, or the best so far while it looks. */
export function useProposal(id: string | undefined): Growing | undefined {
  const { data } = useFill(id ?? null);
  if (!id || !data) return undefined;
  if (data.status === 'done') return data.proposal ?? undefined;
  return isUnderWay(data) ? (data.growing ?? undefined) : undefined;
}

export function useStartFill() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof startFill>) => call('POST /api/fill', { body }),
    onSuccess: keep,
    onError: (error) => toastFailure('Failed to start', error),
  });
}

export function useCancelFill() {
  return useMutation({
    mutationFn: (id: string) => call('POST /api/fill/{id}/cancel', { params: { id } }),
    onSuccess: keep,
    onError: (error) => toastFailure('Failed to stop', error),
  });
}

export function useAcceptFill() {
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: BodyInput<typeof acceptFill> }) =>
      asOwnChange(() => call('POST /api/fill/{id}/accept', { params: { id }, body })),
    onSuccess: async ({ shifts, undo_id, cells, ...told }) => {
      const title = `Added ${counted(shifts, 'draft')}`;
      offerUndo({ title, description: warningsText(told) }, undo_id, 'filled the roster');
      await showOwnChange(cells);
    },
    onError: async (error) => {
      toastFailure("We didn't add the drafts", error);
      await refreshRoster();
    },
  });
}

function keep(fill: Fill): void {
  queryClient.setQueryData(fillQuery(fill.id).queryKey, fill);
}
