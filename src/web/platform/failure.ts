// Tells people that something they asked for didn't happen.
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ErrorCode } from '#contract/errors';
import { toast, toastStore } from '../ui/toast-store';
import { ApiError } from './api';

/** Says `gone` when the server answers that the thing no longer exists. */
export function toastFailure(title: string, error: unknown, gone?: string): number {
  const known = error instanceof ApiError;
  if (gone && known && error.status === 404) {
    return toast({ tone: 'destructive', title, description: gone });
  }
  if (!known) reportError(error);
  return toast({
    tone: 'destructive',
    title,
    description: known ? error.message : 'Something went wrong. Try again.',
  });
}

/** Tells of a success. The message about an earlier try that failed is no longer true. */
export function toastSuccess(title: string, failure: string): void {
  toastStore.dismissTitled(failure);
  toast({ title });
}

/**
 * Says why a form wasn't saved, once: beside the field where there is one, else in a toast, which goes with the next
 * try. About someone else's newer version the form itself asks.
 */
export function showFailure<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  title: string,
  error: unknown,
  { gone, fields = {} }: { gone?: string; fields?: Partial<Record<ErrorCode, Path<Values>>> } = {},
): void {
  if (error instanceof ApiError) {
    if (error.code === 'record_changed') return;
    const code = error.code as ErrorCode;
    const field = fields[code];
    if (field) form.setError(field, { type: code, message: error.sentence }, { shouldFocus: true });
    if (field || showFieldErrors(form, error)) return;
  }
  const id = toastFailure(title, error, gone);
  document.addEventListener('submit', () => toastStore.dismiss(id), { once: true, capture: true });
}

/** The same for an alert on the page. */
export function failureText(error: unknown): string {
  return error instanceof ApiError ? error.sentence : 'Something went wrong. Try again.';
}

/** Shows the server's complaints beside their fields, and moves the focus to the first. False when it has none. */
export function showFieldErrors<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const names = Object.keys(form.getValues());
  const own = error.fields.filter(({ field }) => names.includes(field));
  own.forEach(({ field, message }, index) => {
    form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 });
  });
  return own.length > 0;
}
