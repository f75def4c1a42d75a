import { CircleAlert } from 'lucide-react';
import type { FieldTexts } from './field-control';

type FieldMessagesProps = FieldTexts & { hintId: string; errorId: string };

export function FieldMessages({ hint, error, hintId, errorId }: FieldMessagesProps) {
  return (
    <>
      {error && (
        <p id={errorId} className="flex gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </>
  );
}
