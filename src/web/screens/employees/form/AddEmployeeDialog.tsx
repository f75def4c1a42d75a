import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { EmployeeInput, NEW_EMPLOYEE_ROLES } from '#contract/api/employees';
import { useInvitationText } from '../../../components/use-invitation-text';
import { useCreateEmployee } from '../../../data/employees';
import { useFixSession, useOrganizations, useUser } from '../../../data/session';
import { toastFailure } from '../../../platform/failure';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { FormActions } from '../../../ui/FormActions';
import { ControlledFormField, FormField } from '../../../ui/FormField';
import { Select } from '../../../ui/Select';
import { toast } from '../../../ui/toast-store';
import { EmployeeFields, showEmployeeErrors } from './EmployeeFields';
import { TemporaryPasswordInput } from './TemporaryPasswordInput';

type AddEmployeeDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const Values = EmployeeInput.required({ phone: true }).extend({ org_id: z.string() });

export function AddEmployeeDialog({ open, onOpenChange }: AddEmployeeDialogProps) {
  const { org_id } = useUser();
  const { mutateAsync } = useCreateEmployee();
  const invitation = useInvitationText();
  const { data: organizations = [], isPending: loading } = useOrganizations();
  useSessionRepair(open && !loading && organizations.length === 0);
  const form = useForm<z.input<typeof Values>, unknown, z.output<typeof Values>>({
    resolver: zodResolver(Values),
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      role: 'employee',
      tempPassword: '',
      sendInvitation: true,
      org_id: org_id ?? '',
    },
  });
  const pending = form.formState.isSubmitting;

  const submit = form.handleSubmit(async (values) => {
    if (!organizations.some(({ id }) => id === values.org_id)) {
      toast({
        tone: 'destructive',
        title: 'No organization selected',
        description: 'Please select an organization or contact support if none are available.',
      });
      return;
    }
    try {
      await mutateAsync(values);
      onOpenChange(false);
      toast({
        title: 'Employee created successfully',
        description: values.sendInvitation
          ? invitation.sentTo(values.name)
          : `${values.name} can sign in with the temporary password, then has to choose a new one.`,
      });
    } catch (error) {
      showEmployeeErrors(form, error);
      toastFailure('Failed to create employee', error);
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add Employee"
      description="They get an account and can sign in straight away."
      dirty={form.formState.isDirty}
      onSubmit={submit}
      footer={<FormActions pending={pending}>{pending ? 'Adding...' : 'Add Employee'}</FormActions>}
    >
      <div className="flex flex-col gap-4">
        {organizations.length > 0 && (
          <ControlledFormField form={form} name="org_id" label="Organisation">
            {(control, { value, onChange }) => (
              <Select
                options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
                value={value || undefined}
                onValueChange={onChange}
                {...control}
              />
            )}
          </ControlledFormField>
        )}
        <EmployeeFields form={form} roles={NEW_EMPLOYEE_ROLES} />
        <ControlledFormField
          form={form}
          name="tempPassword"
          label="Temporary password"
          hint="The employee must change it when they first sign in. Note it now: you won't see it again."
        >
          {(control, field) => <TemporaryPasswordInput {...control} {...field} />}
        </ControlledFormField>
        <FormField
          form={form}
          name="sendInvitation"
          label="Send an invitation"
          hint={`${invitation.hint} The temporary password isn't in the email.`}
          layout="choice"
        >
          {(control) => <Checkbox {...control} />}
        </FormField>
      </div>
    </Dialog>
  );
}

/** A session without any organisation has lost it: the server finds it again, or says why not. */
function useSessionRepair(needed: boolean): void {
  const { mutateAsync } = useFixSession();
  useEffect(() => {
    if (!needed) return;
    mutateAsync(undefined).then(
      () => location.reload(),
      (error) => toastFailure('No organisation found', error),
    );
  }, [needed, mutateAsync]);
}
