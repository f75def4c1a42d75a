import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { frontDoorLink } from '../../components/FrontDoor';
import { NewPasswordField } from '../../components/NewPasswordField';
import { SignInToFinish } from '../../components/SignInToFinish';
import { keptOrganization } from '../../data/onboarding';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { FormField } from '../../ui/FormField';
import { EmailInput, Input } from '../../ui/Input';
import { PasswordInput } from '../../ui/PasswordInput';
import { OnboardingPage } from './OnboardingPage';
import { OrganizationFields, TermsField, WorksHereField } from './OrganizationFields';
import { type SignupForm, useSignupForm } from './use-signup-form';

export function StepOneScreen() {
  const { form, submit, pending } = useSignupForm();
  const accepted = useWatch({ control: form.control, name: 'acceptTerms' }) === true;
  const [saved] = useState(() => keptOrganization.find() !== null);
  const expired = useLocation({ select: ({ state }) => state.signupExpired === true });
  const taken = form.formState.errors.adminEmail?.type === 'email_taken';

  return (
    <OnboardingPage title="Create Your Organization" step={1}>
      {saved && <SavedOrganization />}
      {expired && !taken && (
        <Alert
          title="Have you already created your account?"
          action={<SignInToFinish email={() => form.getValues('adminEmail')} />}
        >
          Then your organisation is saved. Sign in to start its free trial.
        </Alert>
      )}
      <Card className="bg-raised">
        <form noValidate onSubmit={submit} className="divide-y divide-line">
          <FormSection title="Organization Details" text="Who your rosters are for.">
            <OrganizationFields form={form} />
          </FormSection>
          <FormSection
            title="Admin Account Details"
            text="Your account. You'll own the organisation and can add everyone else."
          >
            <AdminFields form={form} taken={taken} />
          </FormSection>
          <div className="flex flex-col gap-4 p-4 sm:p-6">
            <TermsField form={form} />
            <Button
              type="submit"
              variant="primary"
              size="lg"
              pending={pending}
              disabled={!accepted}
              className="sm:self-start"
            >
              {pending ? 'Creating Account...' : 'Create Account & Continue'}
            </Button>
          </div>
        </form>
      </Card>
      <p className="text-center sm:text-sm">
        <Link to="/login" className={frontDoorLink}>
          Already have an account? Sign in
        </Link>
      </p>
    </OnboardingPage>
  );
}

/** Shown to people who come back to step 1 after finishing it. */
function SavedOrganization() {
  return (
    <Alert
      title="Your organisation is saved"
      action={
        <Link to="/onboarding/step2" className={buttonStyles()}>
          Continue to your plan
        </Link>
      }
    >
      To send the form again, enter the same email and password.
    </Alert>
  );
}

function AdminFields({ form, taken }: { form: SignupForm; taken: boolean }) {
  return (
    <>
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
      {taken && <SignInToFinish email={() => form.getValues('adminEmail')} />}
      <NewPasswordField form={form} name="password" label="Password" />
      <FormField form={form} name="confirmPassword" label="Confirm password">
        {(control) => <PasswordInput autoComplete="new-password" {...control} />}
      </FormField>
      <WorksHereField form={form} />
    </>
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
