import { type RefObject, useState } from 'react';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { useDeleteShiftGroup } from '../../../data/shift-groups';
import { toastFailure } from '../../../platform/failure';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { toast } from '../../../ui/toast-store';
import { FocusFallback } from './FocusFallback';

type DeleteGroupDialogProps = {
  group: ShiftGroup | undefined;
  onClose: () => void;
  focusFallback: RefObject<HTMLElement | null>;
};

export function DeleteGroupDialog({ group, onClose, focusFallback }: DeleteGroupDialogProps) {
  const { mutateAsync, isPending } = useDeleteShiftGroup();
  // While it closes, the dialog still says what it was about.
  const [last, setLast] = useState(group);
  if (group && group !== last) setLast(group);

  async function confirm() {
    if (!group) return;
    try {
      await mutateAsync(group.id);
      toast({ title: 'Shift group deleted successfully' });
    } catch (error) {
      toastFailure('Failed to delete shift group', error);
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open={group !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Delete Group"
      description={`Are you sure you want to delete "${last?.name}"? This will unassign all employees from this group. This action cannot be undone.`}
      confirmLabel={isPending ? 'Deleting...' : 'Delete'}
      pending={isPending}
      onConfirm={() => void confirm()}
    >
      <FocusFallback to={focusFallback} />
    </ConfirmDialog>
  );
}
