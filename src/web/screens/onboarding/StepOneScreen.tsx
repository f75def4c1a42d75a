import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { frontDoorLink } from '../../components/FrontDoor';
import { keptOrganization } from '../../data/onboarding';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { FieldMessages, Label, useFieldControl } from '../../ui/Field';
import { OnboardingPage } from './OnboardingPage';
import { AdminFields, OrganizationFields } from './SignupFields';
import { type SignupForm, useSignupForm } from './use-signup-form';

export function StepOneScreen() {
  const { form, submit, pending } = useSignupForm();
  const accepted = useWatch({ control: form.control, name: 'acceptTerms' }) === true;
  const [saved] = useState(() => keptOrganization.find() !== null);

  return (
    <OnboardingPage title="Create Your Organization" step={1}>
      {saved && <SavedOrganization />}
      <Card className="bg-raised">
        <form noValidate onSubmit={submit} className="divide-y divide-line">
          <OrganizationFields form={form} />
          <AdminFields form={form} />
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

function TermsField({ form }: { form: SignupForm }) {
  const error = form.formState.errors.acceptTerms?.message;
  const { control, hintId, errorId } = useFieldControl({ error });
  // The submit button is disabled without the tick, so the error shows as soon as the tick is removed.
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
