import type { Run } from '#contract/api/auto-roster';
import { useRun, useUndoRun } from '../../../data/auto-roster';
import { ApiError } from '../../../platform/api';
import { toastFailure } from '../../../platform/failure';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Skeleton } from '../../../ui/Skeleton';
import { toast } from '../../../ui/toast-store';
import { periodText } from './run-text';
import { undoneText, undoQuestion } from './undo-text';

type UndoRunDialogProps = { run: Run; open: boolean; onOpenChange: (open: boolean) => void };

export function UndoRunDialog({ run, open, onOpenChange }: UndoRunDialogProps) {
  const { data, error } = useRun(run.id);
  const { mutateAsync, isPending } = useUndoRun();

  async function undo() {
    try {
      toast({
        title: 'Auto-roster run undone',
        description: undoneText(await mutateAsync(run.id)),
      });
    } catch (failure) {
      toastFailure('Failed to undo auto-roster run', failure);
    }
    onOpenChange(false);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Undo run"
      description={`Undo "${run.template_name}", ${periodText(run.start_date, run.end_date)}?`}
      confirmLabel={isPending ? 'Undoing...' : 'Undo run'}
      // The shifts must be counted before anyone confirms.
      pending={isPending || !data}
      onConfirm={() => void undo()}
    >
      <div className="flex min-h-6 flex-col gap-1 text-base sm:text-sm" aria-live="polite">
        {data && undoQuestion(data).map((sentence) => <p key={sentence}>{sentence}</p>)}
        {!data && !error && <Skeleton className="my-1 w-64 max-w-full" />}
        {!data && error && (
          <p className="text-danger">
            {error instanceof ApiError ? error.sentence : "We couldn't count its shifts."}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
