import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useSearch } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { Registration } from '#contract/api/register';
import { FrontDoor, frontDoorLink } from '../../components/FrontDoor';
import { NewPasswordField } from '../../components/NewPasswordField';
import { useRegister } from '../../data/onboarding';
import { ApiError } from '../../platform/api';
import { browserZone } from '../../platform/browser-zone';
import { showFieldErrors, toastFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { FormField } from '../../ui/FormField';
import { EmailInput, Input } from '../../ui/Input';
import { toast } from '../../ui/toast-store';

const Values = Registration.omit({ timezone: true });

export function RegisterScreen() {
  const search = useSearch({ from: '/signed-out' });
  const { mutateAsync } = useRegister();
  const form = useForm({
    resolver: zodResolver(Values),
    defaultValues: { orgName: '', ownerName: '', ownerEmail: '', ownerPassword: '' },
  });
  const pending = form.formState.isSubmitting;

  const submit = form.handleSubmit(async (values) => {
    const timezone = browserZone();
    try {
      await mutateAsync({ ...values, ...(timezone && { timezone }) });
      toast({
        title: 'Welcome to Muster!',
        description: 'Your organization has been created successfully.',
      });
    } catch (error) {
      showFieldErrors(form, error);
      if (error instanceof ApiError && error.code === 'email_taken') {
        form.setError('ownerEmail', { message: error.sentence }, { shouldFocus: true });
      }
      toastFailure('Registration failed', error);
    }
  });

  return (
    <FrontDoor
      title="Create Organization"
      subtitle="Set up your roster management system"
      links={
        <>
          <Link to="/login" search={search} className={frontDoorLink}>
            Already have an account? Sign in
          </Link>
          <p className="mt-4 text-muted">
            Prefer a guided setup?{' '}
            <Link to="/onboarding/step1" className={frontDoorLink}>
              Start with a free trial
            </Link>
          </p>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormField form={form} name="orgName" label="Organization name">
          {(control) => <Input autoComplete="organization" {...control} />}
        </FormField>
        <FormField form={form} name="ownerName" label="Your name">
          {(control) => <Input autoComplete="name" {...control} />}
        </FormField>
        <FormField form={form} name="ownerEmail" label="Email address">
          {(control) => <EmailInput autoComplete="username" {...control} />}
        </FormField>
        <NewPasswordField form={form} name="ownerPassword" label="Password" />
        <Button type="submit" variant="primary" size="lg" pending={pending} className="mt-1">
          {pending ? 'Creating...' : 'Create Organization'}
        </Button>
      </form>
    </FrontDoor>
  );
}
