import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { findEntries, keepEntries } from '../../components/kept-entries';
import { useSignUp } from '../../data/onboarding';
import { ApiError } from '../../platform/api';
import { browserZone } from '../../platform/browser-zone';
import { showFieldErrors } from '../../platform/failure';
import { toast } from '../../ui/toast-store';
import { signupFailureText } from './failure-text';
import { SignupValues } from './signup-values';

/** The form of step 1. Its entries survive the way to step 2, to the checkout and back. */
export function useSignupForm() {
  const { mutateAsync } = useSignUp();
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(SignupValues),
    defaultValues: { ...findEntries(), password: '', confirmPassword: '' },
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepEntries(values),
      }),
    [form],
  );

  const submit = form.handleSubmit(async ({ confirmPassword, ...signup }) => {
    const timezone = browserZone();
    try {
      await mutateAsync({ ...signup, ...(timezone && { timezone }) });
      await navigate({ to: '/onboarding/step2' });
    } catch (error) {
      showFieldErrors(form, error);
      if (error instanceof ApiError && error.code === 'email_taken') {
        form.setError(
          'adminEmail',
          { type: error.code, message: error.sentence },
          { shouldFocus: true },
        );
      }
      toast({
        tone: 'destructive',
        title: 'Account creation failed',
        description: signupFailureText(error),
      });
    }
  });

  return { form, submit, pending: form.formState.isSubmitting };
}

export type SignupForm = ReturnType<typeof useSignupForm>['form'];
