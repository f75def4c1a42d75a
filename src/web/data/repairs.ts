// Repairs: who can work a shift instead, and giving it to them.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Repair } from '#contract/api/repairs';
import { call } from '../platform/api';
import { toastFailure } from '../platform/failure';
import { asOwnChange, refreshRoster, showOwnChange } from './refresh-roster';
import { offerUndo } from './undo';
import { warningsText } from './warnings-text';

export function useRepairs(shiftId: string) {
  return useQuery({
    queryKey: ['repairs', shiftId],
    meta: { topics: ['shifts', 'day-statuses', 'rules', 'leave'] },
    queryFn: ({ signal }) => call('POST /api/roster/repairs', { body: { shiftId }, signal }),
  });
}

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
