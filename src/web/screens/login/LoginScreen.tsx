import { Link, lazyRouteComponent, useLocation, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { FrontDoor, frontDoorLink } from '../../components/FrontDoor';
import { type SecondStep, useLogin, useSecondStep } from '../../data/session';
import { toastFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { FormField } from '../../ui/FormField';
import { EmailInput } from '../../ui/Input';
import { PasswordInput } from '../../ui/PasswordInput';
import { PageSpinner } from '../../ui/Spinner';
import { toast, toastStore } from '../../ui/toast-store';

// Most people never see it, and everyone waits for the first screen's code.
const SecondStepAtDoor = lazyRouteComponent(() => import('./SecondStepAtDoor'), 'SecondStepAtDoor');

const loadCheck = () => import('./check-credentials').catch(() => undefined);

/** Zod would be a third of the code that the form waits for, so it comes while someone types. */
const check: Resolver<{ email: string; password: string }> = async (values, ...form) => {
  const loaded = await loadCheck();
  // Without it, the server says what is wrong.
  return loaded ? loaded.checkCredentials(values, ...form) : { values, errors: {} };
};

function welcome() {
  toast({ title: 'Welcome back!', description: 'You have been logged in successfully.' });
}

export function LoginScreen() {
  const search = useSearch({ from: '/signed-out' });
  const { mutateAsync } = useLogin();
  const known = useLocation({ select: ({ state }) => state.email ?? '' });
  const form = useForm({
    resolver: check,
    defaultValues: { email: known, password: '' },
  });
  const pending = form.formState.isSubmitting;

  const [secondStep, setSecondStep] = useState<SecondStep>();

  const submit = form.handleSubmit(async (credentials) => {
    // The toast about the last attempt says nothing about this one.
    toastStore.dismiss();
    try {
      const answer = await mutateAsync(credentials);
      if ('second_step' in answer) setSecondStep(answer.second_step);
      else welcome();
    } catch (error) {
      toastFailure('Login failed', error);
      form.setFocus('password', { shouldSelect: true });
    }
  });

  if (secondStep) {
    return (
      <FrontDoor title="Muster" subtitle="One more step to sign in">
        <Suspense fallback={<PageSpinner />}>
          <SecondStepAtDoor
            step={secondStep}
            onDone={welcome}
            onBack={() => {
              setSecondStep(undefined);
              form.resetField('password');
            }}
          />
        </Suspense>
      </FrontDoor>
    );
  }

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
      <form
        noValidate
        onSubmit={submit}
        onInput={() => void loadCheck()}
        className="flex flex-col gap-4"
      >
        <FormField form={form} name="email" label="Email">
          {(control) => <EmailInput autoComplete="username" {...control} />}
        </FormField>
        <FormField form={form} name="password" label="Password">
          {(control) => <PasswordInput autoComplete="current-password" {...control} />}
        </FormField>
        <Button type="submit" variant="primary" size="lg" pending={pending} className="mt-1">
          {pending ? 'Signing in...' : 'Sign in'}
        </Button>
        <PasskeyButton />
      </form>
    </FrontDoor>
  );
}

function PasskeyButton() {
  const { mutateAsync, isPending } = useSecondStep();

  async function signIn() {
    toastStore.dismiss();
    try {
      await mutateAsync('passkey');
      welcome();
    } catch (error) {
      toastFailure('Login failed', error);
    }
  }

  return (
    <Button size="lg" pending={isPending} onClick={signIn}>
      {isPending ? 'Waiting for your passkey...' : 'Use a passkey'}
    </Button>
  );
}
