import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { Credentials } from '#contract/api/auth';
import { FrontDoor, frontDoorLink } from '../../components/FrontDoor';
import { useLogin } from '../../data/session';
import { toastFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { FormField } from '../../ui/FormField';
import { EmailInput } from '../../ui/Input';
import { PasswordInput } from '../../ui/PasswordInput';
import { toast, toastStore } from '../../ui/toast-store';

export function LoginScreen() {
  const search = useSearch({ from: '/signed-out' });
  const { mutateAsync } = useLogin();
  const known = useLocation({ select: ({ state }) => state.email ?? '' });
  const form = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { email: known, password: '' },
  });
  const pending = form.formState.isSubmitting;

  const submit = form.handleSubmit(async (credentials) => {
    // The toast about the last attempt says nothing about this one.
    toastStore.dismiss();
    try {
      await mutateAsync(credentials);
      toast({ title: 'Welcome back!', description: 'You have been logged in successfully.' });
    } catch (error) {
      toastFailure('Login failed', error);
      form.setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <FrontDoor
      title="Muster"
      subtitle="Sign in to your account"
      links={
        <>
          <Link to="/register" search={search} className={frontDoorLink}>
            New organization? Create account
          </Link>
          <Link
            to="/forgot-password"
            // Not in the address: that would stand in the history of a shared computer.
            state={(current) => ({ ...current, email: form.getValues('email') })}
            className={frontDoorLink}
          >
            Forgot your password?
          </Link>
          <Link to="/request-access" className={frontDoorLink}>
            Request access
          </Link>
          <p className="mt-4 text-sm text-muted">A roster management system</p>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormField form={form} name="email" label="Email">
          {(control) => <EmailInput autoComplete="username" {...control} />}
        </FormField>
        <FormField form={form} name="password" label="Password">
          {(control) => <PasswordInput autoComplete="current-password" {...control} />}
        </FormField>
        <Button type="submit" variant="primary" size="lg" pending={pending} className="mt-1">
          {pending ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
    </FrontDoor>
  );
}
