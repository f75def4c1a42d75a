import type { ReactNode } from 'react';
import { cn } from './cn';
import { FieldMessages } from './FieldMessages';
import { type FieldControl, type FieldTexts, useFieldControl } from './field-control';
import { Label } from './Label';

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
