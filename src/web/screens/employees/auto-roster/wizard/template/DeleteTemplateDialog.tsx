import type { ShiftTemplate } from '#contract/api/shift-templates';
import { useDeleteTemplate } from '../../../../../data/auto-roster';
import { toastFailure } from '../../../../../platform/failure';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog';
import { toast } from '../../../../../ui/toast-store';

type DeleteTemplateDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  template: ShiftTemplate;
  onDeleted: (id: string) => void;
};

export function DeleteTemplateDialog(props: DeleteTemplateDialogProps) {
  const { open, onOpenChange, template, onDeleted } = props;
  const { mutateAsync, isPending } = useDeleteTemplate();

  async function remove() {
    try {
      await mutateAsync(template.id);
      onDeleted(template.id);
      toast({ title: 'Template deleted' });
      onOpenChange(false);
    } catch (error) {
      toastFailure('Failed to delete template', error);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete template"
      description={`Are you sure you want to delete "${template.name}"? Rosters that were made from it stay. This action cannot be undone.`}
      confirmLabel={isPending ? 'Deleting...' : 'Delete template'}
      pending={isPending}
      onConfirm={() => void remove()}
    />
  );
}
