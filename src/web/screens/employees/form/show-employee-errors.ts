import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../platform/api';
import { showFieldErrors } from '../../../platform/failure';

/** An address that is taken is a mistake in one field, although the server tells it of the whole call. */
export function showEmployeeErrors<Values extends FieldValues & { email: string }, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: unknown,
): void {
  showFieldErrors(form, error);
  if (error instanceof ApiError && error.code === 'email_taken') {
    form.setError('email' as Path<Values>, { message: error.sentence }, { shouldFocus: true });
  }
}
