import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { LIMITS } from '#contract/limits';
import { TimeInput } from '../../../components/shift-form/TimeInput';
import { useAskForLeave, useLeavePreview, useLeaveTypes } from '../../../data/leave';
import { showFailure } from '../../../platform/failure';
import { Dialog } from '../../../ui/Dialog';
import { FormActions } from '../../../ui/FormActions';
import { ControlledFormField, FormField } from '../../../ui/FormField';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { Textarea } from '../../../ui/Textarea';
import { toast } from '../../../ui/toast-store';
import { LeavePreviewText } from './LeavePreviewText';
import { LeaveForm, previewOf } from './leave-form';

/** Days to begin with; empty where nothing is chosen yet. */
export interface AskedDays {
  first: string;
  last: string;
}

type AskLeaveDialogProps = {
  days: AskedDays;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function AskLeaveDialog({ days, open, onOpenChange }: AskLeaveDialogProps) {
  const types = useLeaveTypes();
  const inUse = types.data?.types.filter(({ in_use }) => in_use) ?? [];
  const { mutateAsync } = useAskForLeave();
  const form = useForm({
    resolver: zodResolver(LeaveForm),
    defaultValues: { typeId: '', ...days, startTime: '', endTime: '', reason: '' },
  });
  const { isDirty, isSubmitting: pending } = form.formState;
  const values = useWatch({ control: form.control });
  const preview = useLeavePreview(previewOf(values));
  const type = inUse.find(({ id }) => id === values.typeId);
  const label = type && !type.needs_approval ? 'Tell my managers' : 'Send request';

  const submit = form.handleSubmit(async (body) => {
    try {
      const { state } = await mutateAsync(body);
      toast({ title: state === 'done' ? 'Your managers know that you are away' : 'Request sent' });
      onOpenChange(false);
    } catch (error) {
      showFailure(form, 'Failed to ask for leave', error);
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Ask for leave"
      size="sm"
      dirty={isDirty}
      onSubmit={submit}
      footer={<FormActions pending={pending}>{pending ? 'Sending...' : label}</FormActions>}
    >
      <div className="flex flex-col gap-4">
        <FormField form={form} name="typeId" label="Kind of leave">
          {(control) => (
            <NativeSelect aria-required="true" {...control}>
              <option value="">Choose...</option>
              {inUse.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-4">
          <FormField form={form} name="first" label="First day">
            {(control) => <Input type="date" aria-required="true" {...control} />}
          </FormField>
          <ControlledFormField form={form} name="startTime" label="From" optional>
            {(control, field) => <TimeInput {...control} {...field} />}
          </ControlledFormField>
          <FormField form={form} name="last" label="Last day">
            {(control) => <Input type="date" aria-required="true" {...control} />}
          </FormField>
          <ControlledFormField form={form} name="endTime" label="Until" optional>
            {(control, field) => <TimeInput {...control} {...field} />}
          </ControlledFormField>
        </div>
        <LeavePreviewText preview={preview} />
        <FormField
          form={form}
          name="reason"
          label="Note for your managers"
          optional
          hint="Colleagues never see the kind of leave or this note."
        >
          {(control) => <Textarea rows={2} maxLength={LIMITS.leaveReasonLength} {...control} />}
        </FormField>
      </div>
    </Dialog>
  );
}
