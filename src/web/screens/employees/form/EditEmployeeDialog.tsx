import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { Employee } from '#contract/api/employees';
import type { Role } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { NewerVersionAlert } from '../../../components/newer-version/NewerVersionAlert';
import { useNewerVersion } from '../../../components/newer-version/use-newer-version';
import { useEmployees, useUpdateEmployee } from '../../../data/employees';
import { useShiftGroups } from '../../../data/shift-groups';
import { toastFailure } from '../../../platform/failure';
import { Dialog } from '../../../ui/Dialog';
import { FormActions } from '../../../ui/FormActions';
import { ControlledFormField } from '../../../ui/FormField';
import { toast } from '../../../ui/toast-store';
import { ROLE_LABELS } from '../role-labels';
import { ChooseGroup } from './ChooseGroup';
import { changesOf, EDIT_LABELS, EditValues, editValuesOf, seenOf } from './edit-values';
import { PersonFields } from './PersonFields';
import { RoleField } from './RoleField';
import { roleChoices } from './role-choices';
import { showEmployeeErrors } from './show-employee-errors';
import { TemporaryPasswordInput } from './TemporaryPasswordInput';

type EditEmployeeDialogProps = {
  employee: Employee;
  user: SessionUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function EditEmployeeDialog({
  employee,
  user,
  open,
  onOpenChange,
}: EditEmployeeDialogProps) {
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
          description: `Somebody else has deleted ${employee.name} in the meantime.`,
        });
        return;
      }
      try {
        await mutateAsync({ id: employee.id, ...changesOf(values, current), seen: seenOf(seen) });
        onOpenChange(false);
        toast({ title: 'Employee updated successfully' });
      } catch (error) {
        showEmployeeErrors(form, error);
        toastFailure('Failed to update employee', error);
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
        <PersonFields form={form} />
        <RoleField
          form={form}
          roles={roleChoices(user.role ?? 'employee', employee.role ?? 'employee')}
        />
        <ChooseGroup form={form} employee={current ?? employee} user={user} />
        <ControlledFormField
          form={form}
          name="tempPassword"
          label="New password"
          optional
          hint={
            own
              ? 'You change your own password under Your account.'
              : 'Leave blank to keep current password'
          }
        >
          {(control, field) => <TemporaryPasswordInput {...control} {...field} disabled={own} />}
        </ControlledFormField>
      </div>
    </Dialog>
  );
}
