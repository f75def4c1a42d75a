import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './cn';

/** What a control must carry so that its label, hint and error belong to it. */
export type FieldControl = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

type FieldTexts = {
  hint?: string | undefined;
  error?: string | undefined;
};

export type FieldProps = FieldTexts & {
  label: string;
  optional?: boolean | undefined;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

export function Field(props: FieldProps) {
  const { label, optional, hideLabel, hint, error, className, children } = props;
  const { control, hintId, errorId } = useFieldControl({ hint, error });
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <Label htmlFor={control.id} className={cn(hideLabel && 'sr-only')}>
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </Label>
      {children(control)}
      <FieldMessages hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </div>
  );
}

type ChoiceFieldProps = Omit<FieldProps, 'optional' | 'hideLabel'>;

/** A Checkbox, Switch or Radio with its label beside it. */
export function ChoiceField({ label, hint, error, className, children }: ChoiceFieldProps) {
  const { control, hintId, errorId } = useFieldControl({ hint, error });
  return (
    <div className={cn('flex min-w-0 items-start gap-2.5 py-1.5 sm:py-0.5', className)}>
      {children(control)}
      <div className="flex min-w-0 flex-col gap-0.5">
        <Label htmlFor={control.id} className="cursor-pointer text-base leading-6 font-normal">
          {label}
        </Label>
        <FieldMessages hint={hint} error={error} hintId={hintId} errorId={errorId} />
      </div>
    </div>
  );
}

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

export function Label({ className, ...props }: ComponentProps<'label'> & { htmlFor: string }) {
  // biome-ignore lint/a11y/noLabelWithoutControl: htmlFor is required by the type
  return <label className={cn('text-sm font-medium', className)} {...props} />;
}
