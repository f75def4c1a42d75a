import { useState } from 'react';
import type { Timesheet } from '#contract/api/timesheets';
import { LIMITS } from '#contract/limits';
import { useAdjustTime, useApprove, useDispute, useRemoveTime, useReopen } from '../../data/time';
import { toastFailure, toastSuccess } from '../../platform/failure';
import { formatShortDay } from '../../platform/formats';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Field } from '../../ui/Field';
import { Textarea } from '../../ui/Textarea';
import { isClosed, type SheetAction } from './sheet-actions';

export type ReasonedAction = Exclude<SheetAction, 'correct' | 'adjust'>;

type ReasonDialogProps = {
  action: ReasonedAction;
  sheet: Timesheet;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const TEXTS: Record<ReasonedAction, Record<'verb' | 'text' | 'done' | 'failed', string>> = {
  approve: {
    verb: 'Approve',
    text: 'Something about this timesheet is odd. Your reason stays with it.',
    done: 'Timesheet approved',
    failed: "This timesheet isn't approved",
  },
  reopen: {
    verb: 'Reopen',
    text: 'The approval is taken back. Your reason is in the audit log.',
    done: 'Timesheet reopened',
    failed: 'This timesheet is still approved',
  },
  dispute: {
    verb: 'Dispute',
    text: "It can't be approved or paid until someone corrects it or reopens it. The employee reads your reason.",
    done: 'Timesheet disputed',
    failed: "This timesheet isn't disputed",
  },
  remove: {
    verb: 'Take out',
    text: 'Nothing of it counts any more. What was clocked stays in the history, with your reason.',
    done: 'Timesheet taken out',
    failed: 'This timesheet still counts',
  },
};
const TAKE_OUT_CLOSED =
  'The pay period is closed, so this timesheet stays as it is. What was paid for it waits for approval as a difference.';

export function ReasonDialog({ action, sheet, open, onOpenChange }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const { send, isPending } = useReasonedAction(action, sheet);
  const { verb, text, done, failed } = TEXTS[action];
  const removesClosed = action === 'remove' && isClosed(sheet);

  async function confirm() {
    try {
      await send(reason.trim());
      onOpenChange(false);
      toastSuccess(removesClosed ? 'Adjustment waits for approval' : done, failed);
    } catch (error) {
      toastFailure(failed, error);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${verb} ${sheet.employee_name}, ${formatShortDay(sheet.date)}?`}
      description={removesClosed ? TAKE_OUT_CLOSED : text}
      confirmLabel={`${verb} timesheet`}
      tone={action === 'remove' ? 'danger' : 'primary'}
      pending={isPending}
      disabled={reason.trim() === ''}
      onConfirm={() => void confirm()}
    >
      <Field label="Reason">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={LIMITS.clockReasonLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}

function useReasonedAction(action: ReasonedAction, sheet: Timesheet) {
  const approve = useApprove();
  const reopen = useReopen();
  const dispute = useDispute();
  const remove = useRemoveTime();
  const adjust = useAdjustTime();
  const { id, version } = sheet;
  const send = (reason: string): Promise<unknown> => {
    if (action === 'approve') return approve.mutateAsync({ id, version, reason });
    if (action === 'reopen') return reopen.mutateAsync({ id, reason });
    if (action === 'dispute') return dispute.mutateAsync({ id, reason });
    if (isClosed(sheet)) return adjust.mutateAsync({ id, version, times: null, reason });
    return remove.mutateAsync({ id, version, reason });
  };
  const isPending = [approve, reopen, dispute, remove, adjust].some((each) => each.isPending);
  return { send, isPending };
}
