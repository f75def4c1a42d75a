import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useLocation } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { ForgottenPassword } from '#contract/api/auth';
import { FrontDoor, frontDoorLink } from '../../components/FrontDoor';
import { useEmailsReachPeople, useInstallation } from '../../data/installation';
import { useForgotPassword } from '../../data/session';
import { showFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { FormField } from '../../ui/FormField';
import { EmailInput } from '../../ui/Input';

export function ForgotPasswordScreen() {
  const { mutateAsync, data: sent, reset } = useForgotPassword();
  const email = useLocation({ select: ({ state }) => state.email ?? '' });
  const form = useForm({ resolver: zodResolver(ForgottenPassword), defaultValues: { email } });
  const emails = useInstallation().data?.emails;
  const emailed = useEmailsReachPeople();
  const pending = form.formState.isSubmitting;

  const submit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync(values);
    } catch (error) {
      showFailure(form, 'Failed to send the link', error);
    }
  });

  return (
    <FrontDoor
      title="Forgot your password?"
      subtitle={
        emailed
          ? "Enter your email and we'll send you a link to reset your password."
          : 'Enter your email and we make a link to reset your password. No emails are sent here yet, so ask whoever runs Muster for it.'
      }
      links={
        <Link to="/login" className={frontDoorLink}>
          Back to sign in
        </Link>
      }
    >
      <div role="status">
        {sent && (
          <div className="flex gap-3">
            <MailCheck aria-hidden="true" className="size-6 shrink-0 text-brand" />
            <div>
              <p>{sent.message}</p>
              <p className="mt-2 text-sm text-muted">
                The link works for one hour.
                {emails === 'sent' && " If it doesn't arrive, check your spam folder."}
              </p>
              <Button className="mt-4" onClick={reset}>
                Use another email
              </Button>
            </div>
          </div>
        )}
      </div>
      {!sent && (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <FormField form={form} name="email" label="Email">
            {(control) => <EmailInput autoComplete="username" {...control} />}
          </FormField>
          <Button type="submit" variant="primary" size="lg" pending={pending} className="mt-1">
            {pending ? 'Sending...' : emailed ? 'Send link' : 'Make link'}
          </Button>
        </form>
      )}
    </FrontDoor>
  );
}
