import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useUser } from '../../data/session';
import { FormField } from '../../ui/FormField';
import { PasswordInput } from '../../ui/PasswordInput';

type OwnPasswordFieldProps<Values extends FieldValues & { password: string }, C, O> = {
  form: UseFormReturn<Values, C, O>;
};

/** Asks for the person's own password before something about their sign-in changes. */
export function OwnPasswordField<Values extends FieldValues & { password: string }, C, O>({
  form,
}: OwnPasswordFieldProps<Values, C, O>) {
  const user = useUser();
  return (
    <>
      {/* Password managers find the password by this name. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <FormField
        form={form}
        name={'password' as Path<Values>}
        label="Your password"
        hint="So that nobody else can do this at your computer."
      >
        {(control) => <PasswordInput autoComplete="current-password" {...control} />}
      </FormField>
    </>
  );
}
