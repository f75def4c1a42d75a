import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { EmployeeInput, NEW_EMPLOYEE_ROLES } from '#contract/api/employees';
import { can } from '#contract/rights';
import { useInvitationText } from '../../../components/use-invitation-text';
import { useAddMyself, useCreateEmployee } from '../../../data/employees';
import { useFixSession, useOrganizations, useUser } from '../../../data/session';
import { showFailure, toastFailure } from '../../../platform/failure';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { FormActions } from '../../../ui/FormActions';
import { ControlledFormField, FormField } from '../../../ui/FormField';
import { Select } from '../../../ui/Select';
import { toast } from '../../../ui/toast-store';
import { EmployeeFields } from './EmployeeFields';
import { NO_GROUP } from './edit-values';
import { GroupSelect } from './GroupSelect';
import { TemporaryPasswordInput } from './TemporaryPasswordInput';

type AddEmployeeDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const Values = EmployeeInput.omit({ shiftGroupId: true })
  .required({ phone: true })
  .extend({ org_id: z.string(), group: z.string() });

const EMPTY: z.input<typeof Values> = {
  name: '',
  email: '',
  phone: '',
  role: 'employee',
  tempPassword: '',
  sendInvitation: true,
  org_id: '',
  group: NO_GROUP,
};

export function AddEmployeeDialog({ open, onOpenChange }: AddEmployeeDialogProps) {
  const user = useUser();
  const { org_id } = user;
  const { mutateAsync } = useCreateEmployee();
  const invitation = useInvitationText();
  const { data: organizations = [], isPending: loading } = useOrganizations();
  useSessionRepair(open && !loading && organizations.length === 0);
  const form = useForm<z.input<typeof Values>, unknown, z.output<typeof Values>>({
    resolver: zodResolver(Values),
    defaultValues: { ...EMPTY, org_id: org_id ?? '' },
  });
  const pending = form.formState.isSubmitting;

  const chosenOrg = useWatch({ control: form.control, name: 'org_id' });

  const save = (another: boolean) =>
    form.handleSubmit(async ({ group, ...values }) => {
      if (!organizations.some(({ id }) => id === values.org_id)) {
        toast({
          tone: 'destructive',
          title: 'No organization selected',
          description: 'Please select an organization or contact support if none are available.',
        });
        return;
      }
      try {
        const shiftGroupId = group === NO_GROUP || values.org_id !== org_id ? undefined : group;
        await mutateAsync({ ...values, shiftGroupId });
        if (another) startAnother();
        else onOpenChange(false);
        toast({
          title: 'Employee created successfully',
          description: values.sendInvitation
            ? invitation.sentTo(values.name)
            : `${values.name} can sign in with the temporary password, then has to choose a new one.`,
        });
      } catch (error) {
        showFailure(form, 'Failed to create employee', error, { fields: { email_taken: 'email' } });
      }
    });

  /** Many people join on the same day, in the same role and group. */
  function startAnother() {
    const { role, org_id, group, sendInvitation } = form.getValues();
    form.reset({ ...EMPTY, role, org_id, group, sendInvitation });
    // The form is enabled again once this submission is over.
    setTimeout(() => form.setFocus('name'));
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add Employee"
      description="They get an account and can sign in straight away."
      dirty={form.formState.isDirty}
      onSubmit={save(false)}
      footer={
        <FormActions
          pending={pending}
          more={
            <Button pending={pending} onClick={() => void save(true)()}>
              Add another
            </Button>
          }
        >
          {pending ? 'Adding...' : 'Add Employee'}
        </FormActions>
      }
    >
      <div className="flex flex-col gap-4">
        {!user.employee_id && <WorkHereToo onAdded={() => onOpenChange(false)} />}
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
        {chosenOrg === org_id && can(user, 'manage shift groups') && (
          <ControlledFormField form={form} name="group" label="Shift group">
            {(control, { value, onChange }) => (
              <GroupSelect value={value} onValueChange={onChange} {...control} />
            )}
          </ControlledFormField>
        )}
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

/** Someone who manages may work shifts, too: with their own account, not with a second one. */
function WorkHereToo({ onAdded }: { onAdded: () => void }) {
  const { mutateAsync, isPending } = useAddMyself();

  async function add() {
    try {
      await mutateAsync();
      toast({ title: 'You are on the roster now' });
      onAdded();
    } catch (error) {
      toastFailure('Failed to create employee', error);
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-subtle px-3 py-2.5 text-sm">
      <p>You aren't on the roster yourself.</p>
      <Button size="sm" pending={isPending} onClick={() => void add()}>
        I work here too
      </Button>
    </div>
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
