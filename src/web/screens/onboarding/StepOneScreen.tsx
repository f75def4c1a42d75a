import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { frontDoorLink } from '../../components/front-door-styles';
import { keptOrganization } from '../../data/onboarding';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { AdminFields } from './AdminFields';
import { OnboardingPage } from './OnboardingPage';
import { OrganizationFields } from './OrganizationFields';
import { SavedOrganization } from './SavedOrganization';
import { TermsField } from './TermsField';
import { useSignupForm } from './use-signup-form';

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
