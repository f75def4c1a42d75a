import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { LeaveSettings, LeaveType, LeaveTypeInput } from '#contract/api/leave-types';
import { useSaveLeaveTypes } from '../../../data/leave';
import { showFailure, toastFailure } from '../../../platform/failure';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { FormActions } from '../../../ui/FormActions';
import { FormField } from '../../../ui/FormField';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { toast } from '../../../ui/toast-store';
import { LeaveTypeForm, valuesOfType } from './leave-type-form';

type LeaveTypeDialogProps = {
  /** Null for a new one. */
  type: LeaveType | null;
  settings: LeaveSettings;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function LeaveTypeDialog({ type, settings, open, onOpenChange }: LeaveTypeDialogProps) {
  const { mutateAsync } = useSaveLeaveTypes();
  const form = useForm({
    resolver: zodResolver(LeaveTypeForm),
    defaultValues: valuesOfType(type),
  });
  const { isDirty, isSubmitting: pending } = form.formState;
  const hasBalance = useWatch({ control: form.control, name: 'has_balance' });
  const label = type ? 'Save changes' : 'Add kind';

  function save(types: LeaveTypeInput[]) {
    const blackouts = settings.blackouts.map(({ id: _, ...each }) => each);
    return mutateAsync({ types, blackouts, seen: { tag: settings.tag } });
  }

  const submit = form.handleSubmit(async (values) => {
    const changed = type
      ? settings.types.map((each) => (each.id === type.id ? { ...values, id: type.id } : each))
      : [...settings.types, values];
    try {
      await save(changed);
      toast({ title: type ? 'Kind of leave changed' : 'Kind of leave added' });
      onOpenChange(false);
    } catch (error) {
      showFailure(form, 'Failed to save the kind of leave', error, {
        fields: { leave_name_taken: 'name' },
      });
    }
  });

  async function remove() {
    try {
      await save(settings.types.filter(({ id }) => id !== type?.id));
      toast({ title: 'Kind of leave deleted' });
      onOpenChange(false);
    } catch (error) {
      toastFailure('Failed to delete the kind of leave', error);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={type ? `Edit ${type.name}` : 'Add kind of leave'}
      size="sm"
      dirty={isDirty}
      onSubmit={submit}
      footer={
        <FormActions
          pending={pending}
          more={
            type &&
            settings.types.length > 1 && (
              <Button variant="ghost" onClick={() => void remove()}>
                Delete
              </Button>
            )
          }
        >
          {pending ? 'Saving...' : label}
        </FormActions>
      }
    >
      <div className="flex flex-col gap-4">
        <FormField form={form} name="name" label="Name">
          {(control) => <Input autoComplete="off" aria-required="true" {...control} />}
        </FormField>
        <FormField form={form} name="paid" label="Paid" layout="choice">
          {(control) => <Checkbox {...control} />}
        </FormField>
        <FormField
          form={form}
          name="needs_approval"
          label="A manager approves it"
          hint="Without this, it is approved straight away, such as sickness."
          layout="choice"
        >
          {(control) => <Checkbox {...control} />}
        </FormField>
        <FormField form={form} name="has_balance" label="People have a balance" layout="choice">
          {(control) => <Checkbox {...control} />}
        </FormField>
        {hasBalance && (
          <FormField
            form={form}
            name="accrual_weeks"
            label="Ordinary weeks earned in a year"
            optional
            hint="By the ordinary hours of the contract. Empty: only what you enter."
          >
            {(control) => <Input inputMode="decimal" autoComplete="off" {...control} />}
          </FormField>
        )}
        <FormField
          form={form}
          name="evidence_after_days"
          label="Evidence when it lasts more days than"
          optional
        >
          {(control) => <Input inputMode="numeric" autoComplete="off" {...control} />}
        </FormField>
        <FormField form={form} name="day_status" label="Whole days show on the roster as">
          {(control) => (
            <NativeSelect {...control}>
              <option value="holiday">Holiday</option>
              <option value="sick">Sick</option>
              <option value="off">Off</option>
            </NativeSelect>
          )}
        </FormField>
        <FormField form={form} name="in_use" label="In use: people can ask for it" layout="choice">
          {(control) => <Checkbox {...control} />}
        </FormField>
      </div>
    </Dialog>
  );
}
