import { useState } from 'react';
import type { LeaveView } from '#contract/api/leave';
import { addDays } from '#engine/time/dates';
import { leaveDaysText } from '../../components/leave-text';
import { useEndLeave } from '../../data/leave';
import { toastFailure } from '../../platform/failure';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { FormActions } from '../../ui/FormActions';
import { Input } from '../../ui/Input';
import { toast } from '../../ui/toast-store';

type EndLeaveDialogProps = {
  leave: LeaveView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Cancels approved leave, or ends it on an earlier day. Whoever is on leave may have to ask a manager. */
export function EndLeaveDialog({ leave, open, onOpenChange }: EndLeaveDialogProps) {
  const [last, setLast] = useState('');
  const { mutateAsync, isPending } = useEndLeave();
  const long = leave.first_date < leave.last_date;

  async function submit() {
    try {
      const { end_asked } = await mutateAsync({ id: leave.id, last: last || null });
      toast({ title: end_asked ? 'Request sent' : last ? 'Leave ended early' : 'Leave cancelled' });
      onOpenChange(false);
    } catch (error) {
      toastFailure('Failed to end the leave', error);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel or end leave early?"
      description={`${leaveDaysText(leave)}. Open shifts that nobody has taken come back. Shifts that were removed or given to someone else don't.`}
      size="sm"
      dirty={last !== ''}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      footer={
        <FormActions pending={isPending}>{last ? 'End leave early' : 'Cancel leave'}</FormActions>
      }
    >
      {long ? (
        <Field label="New last day" optional hint="Leave it empty to cancel all of the leave.">
          {(control) => (
            <Input
              {...control}
              type="date"
              min={leave.first_date}
              max={addDays(leave.last_date, -1)}
              value={last}
              onChange={({ target }) => setLast(target.value)}
            />
          )}
        </Field>
      ) : (
        <p className="sm:text-sm">The day is free to be rostered again.</p>
      )}
    </Dialog>
  );
}
