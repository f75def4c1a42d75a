import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Role } from '#contract/rights';
import { ControlledFormField } from '../../../ui/FormField';
import { Select } from '../../../ui/Select';
import { ROLE_LABELS } from '../role-labels';

type RoleFieldProps<Values extends FieldValues, Context, Output> = {
  form: UseFormReturn<Values, Context, Output>;
  roles: readonly Role[];
};

export function RoleField<Values extends FieldValues & { role: Role }, Context, Output>({
  form,
  roles,
}: RoleFieldProps<Values, Context, Output>) {
  return (
    <ControlledFormField form={form} name={'role' as Path<Values>} label="Role">
      {(control, { value, onChange }) => (
        <Select
          options={roles.map((role) => ({ value: role, label: ROLE_LABELS[role] }))}
          value={value}
          onValueChange={onChange}
          {...control}
        />
      )}
    </ControlledFormField>
  );
}
