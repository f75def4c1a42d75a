import { Link } from '@tanstack/react-router';
import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';
import { writtenAbn } from '#contract/abn';
import { Checkbox } from '../../ui/Checkbox';
import { FieldMessages, Label, useFieldControl } from '../../ui/Field';
import { FormField } from '../../ui/FormField';
import { Input } from '../../ui/Input';

/** What a new organisation is asked, at step 1 and by someone who has an account. */
type Entries = {
  organizationName: string;
  abn: string;
  employeeCountEstimate: string;
  worksHere?: boolean | undefined;
};

type FieldsProps<Values extends FieldValues, Context, Output> = {
  form: UseFormReturn<Values, Context, Output>;
};

export function OrganizationFields<Values extends Entries, Context, Output>({
  form,
}: FieldsProps<Values, Context, Output>) {
  const abn = 'abn' as Path<Values>;

  function writeAbn({ target }: { target: HTMLInputElement }) {
    const written = writtenAbn(target.value.replaceAll(/[\s-]/g, ''));
    form.setValue(abn, written as PathValue<Values, Path<Values>>);
  }

  return (
    <>
      <FormField form={form} name={'organizationName' as Path<Values>} label="Organization name">
        {(control) => <Input autoComplete="organization" {...control} />}
      </FormField>
      <FormField
        form={form}
        name={abn}
        label="ABN"
        optional
        hint="Your Australian Business Number, if you have one."
        options={{ onBlur: writeAbn }}
      >
        {(control) => (
          <Input
            inputMode="numeric"
            autoComplete="off"
            placeholder="e.g. 51 824 753 556"
            className="tabular-nums"
            {...control}
          />
        )}
      </FormField>
      <FormField
        form={form}
        name={'employeeCountEstimate' as Path<Values>}
        label="Expected number of employees"
        optional
      >
        {(control) => (
          <Input
            inputMode="numeric"
            autoComplete="off"
            placeholder="e.g. 40"
            className="max-w-40 tabular-nums"
            {...control}
          />
        )}
      </FormField>
    </>
  );
}

export function WorksHereField<Values extends Entries, Context, Output>({
  form,
}: FieldsProps<Values, Context, Output>) {
  return (
    <FormField
      form={form}
      name={'worksHere' as Path<Values>}
      label="I work here too"
      hint="Puts you on the roster, so that you can have shifts."
      layout="choice"
    >
      {(control) => <Checkbox {...control} />}
    </FormField>
  );
}

export function TermsField<Values extends { acceptTerms: unknown }, Context, Output>({
  form,
}: FieldsProps<Values, Context, Output>) {
  const name = 'acceptTerms' as Path<Values>;
  const { errors } = useFormState({ control: form.control, name });
  const error = (get(errors, name) as FieldError | undefined)?.message;
  const { control, hintId, errorId } = useFieldControl({ error });
  // The submit button is disabled without the tick, so the error shows as soon as the tick is removed.
  const terms = form.register(name, { onChange: () => form.trigger(name) });
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

type NewTabLinkProps = { to: '/terms' | '/privacy'; children: string };

/** A link in the same tab would lose the half-filled form. */
function NewTabLink({ to, children }: NewTabLinkProps) {
  return (
    <Link
      to={to}
      target="_blank"
      className="font-medium text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  );
}
