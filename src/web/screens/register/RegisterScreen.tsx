import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useSearch } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { Registration } from '#contract/api/register';
import { FrontDoor, frontDoorLink } from '../../components/FrontDoor';
import { keepEntries } from '../../components/kept-entries';
import { NewPasswordField } from '../../components/NewPasswordField';
import { SignInToFinish } from '../../components/SignInToFinish';
import { useRegister } from '../../data/onboarding';
import { browserZone } from '../../platform/browser-zone';
import { showFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { FormField } from '../../ui/FormField';
import { EmailInput, Input } from '../../ui/Input';
import { toast } from '../../ui/toast-store';

const Values = Registration.omit({ timezone: true });

export function RegisterScreen() {
  const search = useSearch({ from: '/signed-out' });
  const { mutateAsync } = useRegister();
  const form = useForm({
    resolver: zodResolver(Values),
    defaultValues: {
      orgName: '',
      ownerName: '',
      ownerEmail: '',
      ownerPassword: '',
      worksHere: false,
    },
  });
  const { isSubmitting: pending, errors } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const timezone = browserZone();
    try {
      await mutateAsync({ ...values, ...(timezone && { timezone }) });
      toast({
        title: 'Welcome to Muster!',
        description: 'Your organization has been created successfully.',
      });
    } catch (error) {
      // Whoever signs in to finish need not type the organisation again.
      keepEntries({ organizationName: values.orgName, worksHere: values.worksHere });
      showFailure(form, 'Registration failed', error, { fields: { email_taken: 'ownerEmail' } });
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
        {errors.ownerEmail?.type === 'email_taken' && (
          <SignInToFinish email={() => form.getValues('ownerEmail')} />
        )}
        <NewPasswordField form={form} name="ownerPassword" label="Password" />
        <FormField
          form={form}
          name="worksHere"
          label="I work here too"
          hint="Puts you on the roster, so that you can have shifts."
          layout="choice"
        >
          {(control) => <Checkbox {...control} />}
        </FormField>
        <Button type="submit" variant="primary" size="lg" pending={pending} className="mt-1">
          {pending ? 'Creating...' : 'Create Organization'}
        </Button>
      </form>
    </FrontDoor>
  );
}
