import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { BlackoutInput, type LeaveSettings } from '#contract/api/leave-types';
import { useSaveLeaveTypes } from '../../../data/leave';
import { showFailure } from '../../../platform/failure';
import { Dialog } from '../../../ui/Dialog';
import { FormActions } from '../../../ui/FormActions';
import { FormField } from '../../../ui/FormField';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { toast } from '../../../ui/toast-store';

type BlackoutDialogProps = {
  settings: LeaveSettings;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function BlackoutDialog({ settings, open, onOpenChange }: BlackoutDialogProps) {
  const { mutateAsync } = useSaveLeaveTypes();
  const form = useForm({
    resolver: zodResolver(BlackoutInput),
    defaultValues: { name: '', first_date: '', last_date: '', severity: 'warn' as const },
  });
  const { isDirty, isSubmitting: pending } = form.formState;

  const submit = form.handleSubmit(async (added) => {
    const { types, blackouts, tag } = settings;
    const known = blackouts.map(({ id: _, ...each }) => each);
    try {
      await mutateAsync({ types, blackouts: [...known, added], seen: { tag } });
      toast({ title: 'Limited days added' });
      onOpenChange(false);
    } catch (error) {
      showFailure(form, 'Failed to add the limited days', error);
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add limited days"
      description="Days on which too many people would be missed."
      size="sm"
      dirty={isDirty}
      onSubmit={submit}
      footer={
        <FormActions pending={pending}>{pending ? 'Saving...' : 'Add limited days'}</FormActions>
      }
    >
      <div className="flex flex-col gap-4">
        <FormField form={form} name="name" label="Name">
          {(control) => <Input autoComplete="off" aria-required="true" {...control} />}
        </FormField>
        <div className="grid grid-cols-2 gap-4">
          <FormField form={form} name="first_date" label="First day">
            {(control) => <Input type="date" aria-required="true" {...control} />}
          </FormField>
          <FormField form={form} name="last_date" label="Last day">
            {(control) => <Input type="date" aria-required="true" {...control} />}
          </FormField>
        </div>
        <FormField form={form} name="severity" label="When someone asks for leave">
          {(control) => (
            <NativeSelect {...control}>
              <option value="warn">Warn them</option>
              <option value="block">Don't let them ask</option>
            </NativeSelect>
          )}
        </FormField>
      </div>
    </Dialog>
  );
}
