import { Check, Minus } from 'lucide-react';
import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import { cn } from './cn';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  indeterminate?: boolean | undefined;
};

export function Checkbox({ className, indeterminate = false, ref, ...props }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);

  const Mark = indeterminate ? Minus : Check;
  return (
    <span className={cn('relative inline-grid size-6 shrink-0 place-items-center', className)}>
      <input
        ref={input}
        type="checkbox"
        className="peer size-6 appearance-none sm:size-5 rounded-sm border border-line-strong bg-raised transition-colors not-disabled:cursor-pointer hover:border-text checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand aria-invalid:border-danger disabled:opacity-50 forced-colors:appearance-auto"
        {...props}
      />
      <Mark
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none invisible absolute size-4 text-brand-text peer-checked:visible peer-indeterminate:visible forced-colors:hidden sm:size-3.5"
      />
    </span>
  );
}
