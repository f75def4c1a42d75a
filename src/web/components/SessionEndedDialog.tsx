import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import { setSessionUser, useSignInAgain, useUser } from '../data/session';
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

/** Opens over the current page, so that nothing typed is lost. */
export function SessionEndedDialog() {
  const user = useUser();
  const asking = useSyncExternalStore(subscribeSignInQuestion, isAskingToSignIn);
  const [leaving, setLeaving] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { mutateAsync, isPending: pending } = useSignInAgain(user);

  function forgetEntry() {
    setPassword('');
    setError(undefined);
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
      const { user: now } = await mutateAsync(password);
      forgetEntry();
      // Waiting calls must not continue in another organisation: they would write to the wrong one.
      answerSignInAgain(now.org_id === user.org_id && !now.must_change_password);
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
        onSubmit={submit}
        footer={
          <>
            <Button onClick={leave}>Cancel</Button>
            <Button type="submit" variant="primary" pending={pending}>
              {pending ? 'Signing in...' : 'Sign in'}
            </Button>
          </>
        }
      >
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
