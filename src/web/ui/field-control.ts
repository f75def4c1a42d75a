import { useId } from 'react';

/** What a control must carry so that its label, hint and error belong to it. */
export type FieldControl = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

export type FieldTexts = {
  hint?: string | undefined;
  error?: string | undefined;
};

export function useFieldControl({ hint, error }: FieldTexts) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true }),
  };
  return { control, hintId, errorId };
}
