import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { PasswordChange } from '#contract/api/auth';
import { useChangePassword, useUser } from '../data/session';
import { showFailure } from '../platform/failure';
import { Button } from '../ui/Button';
import { FormField } from '../ui/FormField';
import { PasswordInput } from '../ui/PasswordInput';
import { toast } from '../ui/toast-store';
import { NewPasswordField } from './NewPasswordField';
import { confirmPassword, mismatch, passwordsMatch } from './password-confirmation';

const Values = PasswordChange.extend({ confirmPassword }).refine(passwordsMatch, mismatch);

type PasswordChangeFormProps = {
  currentHint?: string | undefined;
  /** The current password, when the person has just typed it: the form doesn't ask for it. */
  known?: string | undefined;
  onChanged?: (() => void) | undefined;
};

export function PasswordChangeForm({ currentHint, known, onChanged }: PasswordChangeFormProps) {
  const user = useUser();
  const { mutateAsync } = useChangePassword();
  const form = useForm({
    resolver: zodResolver(Values),
    defaultValues: { currentPassword: known ?? '', newPassword: '', confirmPassword: '' },
  });

  // Someone may have given the person another one since.
  const wrong = form.formState.errors.currentPassword !== undefined;

  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      await mutateAsync({ currentPassword, newPassword });
      form.reset();
      toast({
        title: 'Password changed',
        description: 'You have been signed out everywhere else.',
      });
      onChanged?.();
    } catch (error) {
      showFailure(form, 'Failed to change password', error);
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {/* Password managers save the new password under this name. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      {(!known || wrong) && (
        <FormField form={form} name="currentPassword" label="Current password" hint={currentHint}>
          {(control) => <PasswordInput autoComplete="current-password" {...control} />}
        </FormField>
      )}
      <NewPasswordField form={form} name="newPassword" label="New password" />
      <FormField form={form} name="confirmPassword" label="Confirm new password">
        {(control) => <PasswordInput autoComplete="new-password" {...control} />}
      </FormField>
      <Button
        type="submit"
        variant="primary"
        pending={form.formState.isSubmitting}
        className="sm:self-start"
      >
        {form.formState.isSubmitting ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  );
}
