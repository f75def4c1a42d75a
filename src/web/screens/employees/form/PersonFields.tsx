import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormField } from '../../../ui/FormField';
import { EmailInput, Input } from '../../../ui/Input';

type Person = FieldValues & { name: string; email: string; phone: string };

/** Of somebody else: the browser must not fill in the manager's own details. */
export function PersonFields<Values extends Person, Context, Output>({
  form,
}: {
  form: UseFormReturn<Values, Context, Output>;
}) {
  return (
    <>
      <FormField form={form} name={'name' as Path<Values>} label="Full name">
        {(control) => <Input autoComplete="off" {...control} />}
      </FormField>
      <FormField
        form={form}
        name={'email' as Path<Values>}
        label="Email"
        hint="They sign in with it."
      >
        {(control) => <EmailInput autoComplete="off" {...control} />}
      </FormField>
      <FormField form={form} name={'phone' as Path<Values>} label="Phone" optional>
        {(control) => <Input type="tel" autoComplete="off" {...control} />}
      </FormField>
    </>
  );
}
