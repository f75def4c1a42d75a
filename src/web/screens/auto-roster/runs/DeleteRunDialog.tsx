import type { RefObject } from 'react';
import type { Run } from '#contract/api/auto-roster';
import { FocusFallback } from '../../../components/FocusFallback';
import { useDeleteRun } from '../../../data/auto-roster';
import { toastFailure } from '../../../platform/failure';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { toast } from '../../../ui/toast-store';
import { periodText } from './run-text';

type DeleteRunDialogProps = {
  run: Run;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  focusFallback: RefObject<HTMLElement | null>;
};

export function DeleteRunDialog(props: DeleteRunDialogProps) {
  const { run, open, onOpenChange, focusFallback } = props;
  const { mutateAsync, isPending } = useDeleteRun();

  async function remove() {
    try {
      await mutateAsync(run.id);
      toast({ title: 'Auto-roster run deleted' });
    } catch (error) {
      toastFailure('Failed to delete auto-roster run', error);
    }
    onOpenChange(false);
  }

  const period = periodText(run.start_date, run.end_date);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete run"
      description={`Are you sure you want to delete the run "${run.template_name}", ${period}, from this list?`}
      confirmLabel={isPending ? 'Deleting...' : 'Delete run'}
      pending={isPending}
      onConfirm={() => void remove()}
    >
      {run.status === 'completed' && !run.undone_at && (
        <p className="text-base sm:text-sm">
          Its shifts stay on the roster, but you can no longer undo them together.
        </p>
      )}
      <FocusFallback to={focusFallback} />
    </ConfirmDialog>
  );
}
