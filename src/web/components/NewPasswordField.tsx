import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { cn } from '../ui/cn';
import { FormField } from '../ui/FormField';
import { PasswordInput } from '../ui/PasswordInput';
import { usePasswordStrength } from './use-password-strength';

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
