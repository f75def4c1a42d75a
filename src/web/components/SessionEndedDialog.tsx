import { lazyRouteComponent } from '@tanstack/react-router';
import { type FormEvent, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { type SecondStep, setSessionUser, useSignInAgain, useUser } from '../data/session';
import { ApiError } from '../platform/api';
import {
  answerSignInAgain,
  isAskingToSignIn,
  subscribeSignInQuestion,
} from '../platform/session-renewal';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';
import { PasswordInput } from '../ui/PasswordInput';
import { PageSpinner } from '../ui/Spinner';

const SecondStepForm = lazyRouteComponent(
  () => import('./two-step/SecondStepForm'),
  'SecondStepForm',
);

/** Opens over the current page, so that nothing typed is lost. */
export function SessionEndedDialog() {
  const user = useUser();
  const asking = useSyncExternalStore(subscribeSignInQuestion, isAskingToSignIn);
  const [leaving, setLeaving] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [secondStep, setSecondStep] = useState<SecondStep>();
  const field = useRef<HTMLInputElement>(null);
  const { mutateAsync, isPending: pending } = useSignInAgain(user);

  function forgetEntry() {
    setPassword('');
    setError(undefined);
    setSecondStep(undefined);
  }

  /** Waiting calls must not continue in another organisation: they would write to the wrong one. */
  function goOn(now: SessionUser) {
    forgetEntry();
    answerSignInAgain(now.org_id === user.org_id && can(now, 'choose organisation'));
  }

  function refuse(message: string) {
    setError(message);
    field.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (password === '') return refuse('Required');
    try {
      const answer = await mutateAsync({ password });
      if ('second_step' in answer) setSecondStep(answer.second_step);
      else goOn(answer.user);
    } catch (failure) {
      refuse(failure instanceof ApiError ? failure.sentence : 'Something went wrong. Try again.');
    }
  }

  async function leave() {
    setLeaving(false);
    forgetEntry();
    await setSessionUser(null);
    answerSignInAgain(false);
  }

  return (
    <>
      <Dialog
        open={asking}
        onOpenChange={(open) => setLeaving(!open)}
        title="Your session has ended"
        description={`Sign in again as ${user.email} to continue where you left off. Nothing on this page is lost.`}
        size="sm"
        onSubmit={secondStep ? undefined : submit}
        footer={
          !secondStep && (
            <>
              <Button onClick={leave}>Cancel</Button>
              <Button type="submit" variant="primary" pending={pending}>
                {pending ? 'Signing in...' : 'Sign in'}
              </Button>
            </>
          )
        }
      >
        {secondStep ? (
          <Suspense fallback={<PageSpinner />}>
            <SecondStepForm
              step={secondStep}
              onProof={async (proof) => {
                const answer = await mutateAsync(proof);
                if ('user' in answer) goOn(answer.user);
              }}
              onBack={forgetEntry}
            />
          </Suspense>
        ) : (
          <>
            {/* Password managers need the name; hidden, it leaves the focus to the password. */}
            <input type="text" autoComplete="username" value={user.email} readOnly hidden />
            <Field label="Password" error={error}>
              {(control) => (
                <PasswordInput
                  ref={field}
                  name="password"
                  autoComplete="current-password"
                  value={password}
                  onChange={({ target }) => {
                    setPassword(target.value);
                    setError(undefined);
                  }}
                  {...control}
                />
              )}
            </Field>
          </>
        )}
      </Dialog>
      <ConfirmDialog
        open={asking && leaving}
        onOpenChange={setLeaving}
        title="Leave this page?"
        description="You'll lose anything you haven't saved."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={leave}
      />
    </>
  );
}
