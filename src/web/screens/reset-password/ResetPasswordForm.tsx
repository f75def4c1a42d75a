import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { PasswordReset } from '#contract/api/auth';
import { NewPasswordField } from '../../components/NewPasswordField';
import { confirmPassword, mismatch, passwordsMatch } from '../../components/password-confirmation';
import { rereadSession, useResetPassword } from '../../data/session';
import { ApiError } from '../../platform/api';
import { showFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { FormField } from '../../ui/FormField';
import { PasswordInput } from '../../ui/PasswordInput';
import { toast } from '../../ui/toast-store';

const Values = PasswordReset.omit({ token: true })
  .extend({ confirmPassword })
  .refine(passwordsMatch, mismatch);

type ResetPasswordFormProps = { token: string; onInvalidLink: () => void };

export function ResetPasswordForm({ token, onInvalidLink }: ResetPasswordFormProps) {
  const { mutateAsync } = useResetPassword();
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(Values),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const pending = form.formState.isSubmitting;

  const submit = form.handleSubmit(async ({ newPassword }) => {
    try {
      const { message } = await mutateAsync({ token, newPassword });
      toast({ title: 'Password changed', description: message });
      // All sessions of the account have ended, perhaps the one in this browser too.
      await rereadSession();
      await navigate({ to: '/login' });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invalid_token') return onInvalidLink();
      showFailure(form, 'Failed to change password', error);
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NewPasswordField form={form} name="newPassword" label="New password" />
      <FormField form={form} name="confirmPassword" label="Confirm new password">
        {(control) => <PasswordInput autoComplete="new-password" {...control} />}
      </FormField>
      <Button type="submit" variant="primary" size="lg" pending={pending} className="mt-1">
        {pending ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  );
}
