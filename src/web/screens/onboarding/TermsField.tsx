import { Checkbox } from '../../ui/Checkbox';
import { FieldMessages } from '../../ui/FieldMessages';
import { useFieldControl } from '../../ui/field-control';
import { Label } from '../../ui/Label';
import { NewTabLink } from './NewTabLink';
import type { SignupForm } from './use-signup-form';

export function TermsField({ form }: { form: SignupForm }) {
  const error = form.formState.errors.acceptTerms?.message;
  const { control, hintId, errorId } = useFieldControl({ error });
  // Without the tick the form cannot be sent, so what is missing is said as soon as it is taken away.
  const terms = form.register('acceptTerms', { onChange: () => form.trigger('acceptTerms') });
  return (
    <div className="flex min-w-0 items-start gap-2.5">
      <Checkbox {...terms} {...control} />
      <div className="flex min-w-0 flex-col gap-0.5">
        <Label htmlFor={control.id} className="cursor-pointer text-base leading-6 font-normal">
          I accept the <NewTabLink to="/terms">Terms of Service</NewTabLink> and the{' '}
          <NewTabLink to="/privacy">Privacy Policy</NewTabLink>
        </Label>
        <FieldMessages error={error} hintId={hintId} errorId={errorId} />
      </div>
    </div>
  );
}
