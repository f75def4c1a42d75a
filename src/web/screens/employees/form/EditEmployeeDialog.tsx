import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { Employee } from '#contract/api/employees';
import { can, type Role } from '#contract/rights';
import { NewerVersionAlert } from '../../../components/newer-version/NewerVersionAlert';
import { useNewerVersion } from '../../../components/newer-version/use-newer-version';
import { ROLE_LABELS } from '../../../components/role-labels';
import { useEmployees, useUpdateEmployee } from '../../../data/employees';
import { useUser } from '../../../data/session';
import { useShiftGroups } from '../../../data/shift-groups';
import { showFailure } from '../../../platform/failure';
import { Dialog } from '../../../ui/Dialog';
import { FormActions } from '../../../ui/FormActions';
import { ControlledFormField } from '../../../ui/FormField';
import { toast } from '../../../ui/toast-store';
import { EmployeeFields } from './EmployeeFields';
import {
  changesOf,
  EDIT_LABELS,
  EditValues,
  editValuesOf,
  roleChoices,
  seenOf,
} from './edit-values';
import { GroupSelect } from './GroupSelect';
import { ResetTwoStep } from './ResetTwoStep';
import { TemporaryPasswordInput } from './TemporaryPasswordInput';

type EditEmployeeDialogProps = {
  employee: Employee;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function EditEmployeeDialog({ employee, open, onOpenChange }: EditEmployeeDialogProps) {
  const user = useUser();
  const { mutateAsync } = useUpdateEmployee();
  const { data: employees } = useEmployees();
  const form = useForm({
    resolver: zodResolver(EditValues),
    defaultValues: editValuesOf(employee),
  });
  const pending = form.formState.isSubmitting;
  const own = employee.user_id === user.id;
  const current = employees?.find(({ id }) => id === employee.id);
  const { data: groups } = useShiftGroups();
  const { tempPassword: _typedHere, ...now } = editValuesOf(current ?? employee);
  const newer = useNewerVersion({ form, now, labels: EDIT_LABELS, inWords });

  function inWords(field: string, value: string): string {
    if (field === 'role') return ROLE_LABELS[value as Role];
    if (field !== 'group') return value;
    return groups?.find(({ id }) => id === value)?.name ?? '';
  }

  const saveOver = (seen: typeof newer.seen) =>
    form.handleSubmit(async (values) => {
      if (!current) {
        toast({
          tone: 'destructive',
          title: 'No employee selected',
          description: `Someone has deleted ${employee.name} since you opened this.`,
        });
        return;
      }
      try {
        await mutateAsync({ id: employee.id, ...changesOf(values, current), seen: seenOf(seen) });
        onOpenChange(false);
        toast({ title: 'Employee updated successfully' });
      } catch (error) {
        showFailure(form, 'Failed to update employee', error, { fields: { email_taken: 'email' } });
      }
    });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Employee"
      description={employee.name}
      dirty={form.formState.isDirty}
      onSubmit={saveOver(newer.seen)}
      footer={<FormActions pending={pending}>{pending ? 'Saving...' : 'Save changes'}</FormActions>}
    >
      <div className="flex flex-col gap-4">
        <NewerVersionAlert
          versions={newer.versions}
          onSaveMine={() => void saveOver(newer.keepMine())()}
          onUseTheirs={newer.useTheirs}
        />
        <EmployeeFields form={form} roles={roleChoices(user.role ?? 'employee')} />
        <GroupField form={form} employee={current ?? employee} />
        <ControlledFormField
          form={form}
          name="tempPassword"
          label="New password"
          optional
          hint={
            own
              ? 'Change your own password under Your account.'
              : 'Leave blank to keep current password'
          }
        >
          {(control, field) => <TemporaryPasswordInput {...control} {...field} disabled={own} />}
        </ControlledFormField>
        {!own && employee.user_id && can(user, 'reset two-step sign-in') && (
          <ResetTwoStep employee={employee} />
        )}
      </div>
    </Dialog>
  );
}

type GroupFieldProps = {
  form: UseFormReturn<z.input<typeof EditValues>, unknown, z.output<typeof EditValues>>;
  employee: Employee;
};

function GroupField({ form, employee }: GroupFieldProps) {
  const { isError } = useShiftGroups();
  const allowed = can(useUser(), 'manage shift groups');
  return (
    <ControlledFormField
      form={form}
      name="group"
      label="Shift group"
      hint={hintFor(allowed, isError)}
    >
      {(control, { value, onChange }) => (
        <GroupSelect
          own={employee.shift_group}
          value={value}
          onValueChange={onChange}
          disabled={!allowed}
          {...control}
        />
      )}
    </ControlledFormField>
  );
}

function hintFor(allowed: boolean, failed: boolean): string | undefined {
  if (!allowed) return 'Only admins and owners can move people between shift groups.';
  return failed ? 'Failed to load shift groups' : undefined;
}
