import { useEffect, useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { cn } from '../ui/cn';
import { FormField } from '../ui/FormField';
import { PasswordInput } from '../ui/PasswordInput';
import { type PasswordStrength, passwordStrength } from './password-strength';

type Check = (password: string) => boolean;

type NewPasswordFieldProps<Values extends FieldValues, Context, Output> = {
  form: UseFormReturn<Values, Context, Output>;
  name: Path<Values>;
  label: string;
};

const fills = ['bg-line', 'bg-danger', 'bg-draft', 'bg-brand'];

export function NewPasswordField<Values extends FieldValues, Context, Output>({
  form,
  name,
  label,
}: NewPasswordFieldProps<Values, Context, Output>) {
  const password: string = useWatch({ control: form.control, name }) ?? '';
  const { level, hint } = usePasswordStrength(password);
  return (
    <FormField form={form} name={name} label={label} hint={hint}>
      {(control) => (
        <>
          <PasswordInput autoComplete="new-password" {...control} />
          <span aria-hidden="true" className="flex gap-1">
            {[1, 2, 3].map((step) => (
              <span
                key={step}
                className={cn(
                  'h-1 flex-1 rounded-full transition-colors',
                  step <= level ? fills[level] : fills[0],
                )}
              />
            ))}
          </span>
        </>
      )}
    </FormField>
  );
}

const unknown: Check = () => false;

/** The list of common passwords loads with the first character typed, not with the page. */
function usePasswordStrength(password: string): PasswordStrength {
  const [isCommon, setIsCommon] = useState<Check>(() => unknown);
  const typed = password !== '';

  useEffect(() => {
    if (!typed) return;
    // Without the list, the server still refuses common passwords.
    import('#contract/common-passwords').then(
      (list) => setIsCommon(() => list.isCommonPassword),
      () => undefined,
    );
  }, [typed]);

  return passwordStrength(password, isCommon);
}
