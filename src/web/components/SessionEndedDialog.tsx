import { zodResolver } from '@hookform/resolvers/zod';
import { useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { Credentials } from '#contract/api/auth';
import type { SessionUser } from '#contract/session-user';
import { setSessionUser, useSignInAgain } from '../data/session';
import { ApiError } from '../platform/api';
import {
  answerSignInAgain,
  isAskingToSignIn,
  subscribeSignInQuestion,
} from '../platform/session-renewal';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Dialog } from '../ui/Dialog';
import { FormField } from '../ui/FormField';
import { PasswordInput } from '../ui/PasswordInput';

const Password = Credentials.pick({ password: true });

/** Over whatever is open, so that nothing typed is lost. */
export function SessionEndedDialog({ user }: { user: SessionUser }) {
  const asking = useSyncExternalStore(subscribeSignInQuestion, isAskingToSignIn);
  const [leaving, setLeaving] = useState(false);
  const { mutateAsync } = useSignInAgain(user);
  const form = useForm({ resolver: zodResolver(Password), defaultValues: { password: '' } });
  const pending = form.formState.isSubmitting;

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      const { user: now } = await mutateAsync(password);
      form.reset();
      // In another organisation the waiting calls would write to the wrong one.
      answerSignInAgain(now.org_id === user.org_id && !now.must_change_password);
    } catch (error) {
      const message = error instanceof ApiError ? error.sentence : 'Please try again.';
      form.setError('password', { message }, { shouldFocus: true });
    }
  });

  async function leave() {
    setLeaving(false);
    form.reset();
    await setSessionUser(null);
    answerSignInAgain(false);
  }

  return (
    <>
      <Dialog
        open={asking}
        onOpenChange={(open) => setLeaving(!open)}
        title="Your session has ended"
        description={`Sign in again as ${user.email} to go on where you were. Nothing on this page is lost.`}
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
        {/* For password managers; the field to fill in stays the first to get the focus. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <FormField form={form} name="password" label="Password">
          {(control) => <PasswordInput autoComplete="current-password" {...control} />}
        </FormField>
      </Dialog>
      <ConfirmDialog
        open={asking && leaving}
        onOpenChange={setLeaving}
        title="Leave this page?"
        description="What you have not saved yet will be lost."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={leave}
      />
    </>
  );
}
