import { cn } from './cn';
import type { FieldProps } from './Field';
import { FieldMessages, Label, useFieldControl } from './Field';

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
