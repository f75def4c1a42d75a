import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Code } from '#contract/api/two-step';
import type { Proof, SecondStep } from '../../data/session';
import { ApiError } from '../../platform/api';
import { failureText, toastFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { FormField } from '../../ui/FormField';
import { Input } from '../../ui/Input';

type SecondStepFormProps = {
  step: SecondStep;
  /** Signs in with it. Throws what the server answers. */
  onProof: (proof: Proof) => Promise<void>;
  /** Back to the password. */
  onBack: () => void;
};

/** After the password: a code of the authenticator app, a passkey or a recovery code. */
export function SecondStepForm({ step, onProof, onBack }: SecondStepFormProps) {
  const [recovering, setRecovering] = useState(!step.app);
  const [asking, setAsking] = useState(false);
  const form = useForm({ resolver: zodResolver(Code), defaultValues: { code: '' } });
  const pending = form.formState.isSubmitting;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code is another field
  useEffect(() => form.setFocus('code'), [recovering]);

  const submit = form.handleSubmit(async (proof) => {
    try {
      await onProof(proof);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'sign_in_expired') {
        toastFailure('Login failed', error);
        return onBack();
      }
      form.setError('code', { message: failureText(error) });
      form.setFocus('code', { shouldSelect: true });
    }
  });

  async function answerWithPasskey() {
    setAsking(true);
    try {
      await onProof('passkey');
    } catch (error) {
      toastFailure('Login failed', error);
    } finally {
      setAsking(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {recovering ? (
        <FormField
          key="recovery"
          form={form}
          name="code"
          label="Recovery code"
          hint="One of the ten codes that you saved. Each works once."
        >
          {(control) => (
            <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...control} />
          )}
        </FormField>
      ) : (
        <FormField
          key="app"
          form={form}
          name="code"
          label="Code"
          hint="The 6 digits that your authenticator app shows for Muster."
        >
          {(control) => (
            <Input autoComplete="one-time-code" inputMode="numeric" maxLength={12} {...control} />
          )}
        </FormField>
      )}
      <Button type="submit" variant="primary" size="lg" pending={pending}>
        {pending ? 'Signing in...' : 'Sign in'}
      </Button>
      {step.passkey && (
        <Button size="lg" pending={asking} onClick={answerWithPasskey}>
          {asking ? 'Waiting for your passkey...' : 'Use a passkey'}
        </Button>
      )}
      <div className="flex flex-wrap justify-between gap-x-4">
        {step.app && (
          <Button
            variant="link"
            onClick={() => {
              form.reset();
              setRecovering(!recovering);
            }}
          >
            {recovering ? 'Use my authenticator app' : 'Use a recovery code'}
          </Button>
        )}
        <Button variant="link" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
