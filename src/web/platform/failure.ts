// Tells people that something they asked for didn't happen.
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toast } from '../ui/toast-store';
import { ApiError } from './api';

/** Says `gone` when the server answers that the thing no longer exists. */
export function toastFailure(title: string, error: unknown, gone?: string): void {
  const known = error instanceof ApiError;
  if (gone && known && error.status === 404) {
    toast({ tone: 'destructive', title, description: gone });
    return;
  }
  toast({
    tone: 'destructive',
    title,
    description: known ? error.message : 'Something went wrong. Try again.',
  });
  if (!known) reportError(error);
}

/** Shows the server's complaints beside their fields, and moves the focus to the first. */
export function showFieldErrors<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: unknown,
): void {
  if (!(error instanceof ApiError)) return;
  const names = Object.keys(form.getValues());
  const own = error.fields.filter(({ field }) => names.includes(field));
  own.forEach(({ field, message }, index) => {
    form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 });
  });
}
