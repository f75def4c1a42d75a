import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Role } from '#contract/rights';
import { ROLE_LABELS } from '../../../components/role-labels';
import { ControlledFormField, FormField } from '../../../ui/FormField';
import { EmailInput, Input } from '../../../ui/Input';
import { Select } from '../../../ui/Select';

type Person = FieldValues & { name: string; email: string; phone: string; role: Role };

type EmployeeFieldsProps<Values extends Person, Context, Output> = {
  form: UseFormReturn<Values, Context, Output>;
  /** Roles to choose from. */
  roles: readonly Role[];
};

/** The browser must not fill in the manager's own details: these are someone else's. */
export function EmployeeFields<Values extends Person, Context, Output>({
  form,
  roles,
}: EmployeeFieldsProps<Values, Context, Output>) {
  return (
    <>
      <FormField form={form} name={'name' as Path<Values>} label="Full name">
        {(control) => <Input autoComplete="off" {...control} />}
      </FormField>
      <FormField
        form={form}
        name={'email' as Path<Values>}
        label="Email"
        hint="They use it to sign in."
      >
        {(control) => <EmailInput autoComplete="off" {...control} />}
      </FormField>
      <FormField form={form} name={'phone' as Path<Values>} label="Phone" optional>
        {(control) => <Input type="tel" autoComplete="off" {...control} />}
      </FormField>
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
    </>
  );
}
