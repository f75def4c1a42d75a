// Tells a person that something they asked for did not happen.
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toast } from '../ui/toast-store';
import { ApiError } from './api';

/** `gone`: what to say when it is no longer there. */
export function toastFailure(title: string, error: unknown, gone?: string): void {
  const known = error instanceof ApiError;
  if (gone && known && error.status === 404) {
    toast({ tone: 'destructive', title, description: gone });
    return;
  }
  toast({
    tone: 'destructive',
    title,
    description: known ? error.message : 'Something went wrong. Please try again.',
  });
  if (!known) reportError(error);
}

/** Puts what the server has to say about single fields beside them, and the focus on the first. */
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
