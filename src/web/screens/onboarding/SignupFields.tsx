import { type ReactNode, useId } from 'react';
import { writtenAbn } from '#contract/abn';
import { NewPasswordField } from '../../components/NewPasswordField';
import { FormField } from '../../ui/FormField';
import { EmailInput, Input } from '../../ui/Input';
import { PasswordInput } from '../../ui/PasswordInput';
import type { SignupForm } from './use-signup-form';

export function OrganizationFields({ form }: { form: SignupForm }) {
  function writeAbn({ target }: { target: HTMLInputElement }) {
    form.setValue('abn', writtenAbn(target.value.replaceAll(/[\s-]/g, '')));
  }

  return (
    <FormSection title="Organization Details" text="Who your rosters are for.">
      <FormField form={form} name="organizationName" label="Organization name">
        {(control) => <Input autoComplete="organization" {...control} />}
      </FormField>
      <FormField
        form={form}
        name="abn"
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
        name="employeeCountEstimate"
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
    </FormSection>
  );
}

export function AdminFields({ form }: { form: SignupForm }) {
  return (
    <FormSection
      title="Admin Account Details"
      text="Your account. You'll own the organisation and can add everyone else."
    >
      <FormField form={form} name="adminName" label="Full name">
        {(control) => <Input autoComplete="name" {...control} />}
      </FormField>
      <FormField
        form={form}
        name="adminEmail"
        label="Work email"
        hint="You sign in with this address."
      >
        {(control) => <EmailInput autoComplete="username" {...control} />}
      </FormField>
      <NewPasswordField form={form} name="password" label="Password" />
      <FormField form={form} name="confirmPassword" label="Confirm password">
        {(control) => <PasswordInput autoComplete="new-password" {...control} />}
      </FormField>
    </FormSection>
  );
}

type FormSectionProps = { title: string; text: string; children: ReactNode };

function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-4 p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.8fr)] sm:p-6"
    >
      <div>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </section>
  );
}
