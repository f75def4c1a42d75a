import { useLayoutEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { typedAhead } from '../drawn-ahead';

/** A form that was drawn before its code arrived goes on with what has been typed into it. */
export function useTypedAhead<Values extends FieldValues>({
  setValue,
}: UseFormReturn<Values>): void {
  useLayoutEffect(() => {
    for (const { name, value, hasFocus } of typedAhead()) {
      if (value) setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
      // Not the form's setFocus: it waits a moment, in which the next letter would be lost.
      if (hasFocus) document.querySelector<HTMLElement>(`#root [name="${name}"]`)?.focus();
    }
  }, [setValue]);
}
