// Repairs: who can work a shift instead, and giving it to them.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { askForCover, Repair } from '#contract/api/repairs';
import type { BodyInput } from '#contract/endpoint';
import { counted } from '#engine/counted';
import { call } from '../platform/api';
import { toastFailure, toastSuccess } from '../platform/failure';
import { queryClient } from '../platform/query-client';
import { asOwnChange, refreshRoster, showOwnChange } from './refresh-roster';
import { offerUndo } from './undo';
import { warningsText } from './warnings-text';

export function useRepairs(shiftId: string) {
  return useQuery({
    queryKey: ['repairs', shiftId],
    meta: { topics: ['shifts', 'day-statuses', 'rules', 'leave', 'requests'] },
    queryFn: ({ signal }) => call('POST /api/roster/repairs', { body: { shiftId }, signal }),
  });
}

export function useAskForCover() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof askForCover>) =>
      call('POST /api/roster/repairs/ask', { body }),
    onSuccess: async ({ asked }, { shiftId }) => {
      toastSuccess(`Asked ${counted(asked, 'person', 'people')}`, NOT_ASKED);
      await queryClient.invalidateQueries({ queryKey: ['repairs', shiftId] });
    },
    onError: (error) => toastFailure(NOT_ASKED, error),
  });
}

const NOT_ASKED = 'Nobody was asked';

export function useWithdrawAsk() {
  return useMutation({
    mutationFn: (shiftId: string) =>
      call('POST /api/roster/repairs/withdraw', { body: { shiftId } }),
    onSuccess: ({ told }) =>
      toastSuccess(
        `Nobody is asked any more. We told ${counted(told, 'person', 'people')}`,
        STILL_ASKED,
      ),
    onError: (error) => toastFailure(STILL_ASKED, error),
    onSettled: (_, __, shiftId) =>
      queryClient.invalidateQueries({ queryKey: ['repairs', shiftId] }),
  });
}

const STILL_ASKED = "We couldn't withdraw it";

export function useApplyRepair() {
  return useMutation({
    mutationFn: ({ moves }: Repair) => {
      const body = {
        moves: moves.map(({ shift_id, to_employee_id }) => ({
          shiftId: shift_id,
          employeeId: to_employee_id,
        })),
      };
      return asOwnChange(() => call('POST /api/roster/repairs/apply', { body }));
    },
    onSuccess: async ({ undo_id, cells, ...told }, { moves }) => {
      const title = `${moves.at(-1)?.to_name} works the shift now`;
      offerUndo({ title, description: warningsText(told) }, undo_id, 'covered a shift');
      await showOwnChange(cells);
    },
    onError: async (error) => {
      toastFailure("We couldn't cover the shift", error);
      await refreshRoster();
    },
  });
}
