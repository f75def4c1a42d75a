import type { RefObject } from 'react';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { counted } from '#engine/counted';
import { FocusFallback } from '../../../components/FocusFallback';
import { useDeleteShiftGroup } from '../../../data/shift-groups';
import { toastFailure, toastSuccess } from '../../../platform/failure';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

type DeleteGroupDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  group: ShiftGroup;
  focusFallback: RefObject<HTMLElement | null>;
};

export function DeleteGroupDialog(props: DeleteGroupDialogProps) {
  const { open, onOpenChange, group, focusFallback } = props;
  const { mutateAsync, isPending } = useDeleteShiftGroup();

  async function confirm() {
    try {
      await mutateAsync(group.id);
      toastSuccess('Shift group deleted successfully', 'Failed to delete shift group');
    } catch (error) {
      toastFailure('Failed to delete shift group', error);
    }
    onOpenChange(false);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete group"
      description={`Are you sure you want to delete "${group.name}"? This will unassign all employees from this group. This action cannot be undone.`}
      confirmLabel={isPending ? 'Deleting...' : 'Delete group'}
      pending={isPending}
      onConfirm={() => void confirm()}
    >
      {group.member_count > 0 && (
        <p className="text-base sm:text-sm">
          {counted(group.member_count, 'employee')} will become unassigned.
        </p>
      )}
      <FocusFallback to={focusFallback} />
    </ConfirmDialog>
  );
}
