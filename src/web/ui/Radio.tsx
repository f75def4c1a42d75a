import type { ComponentProps } from 'react';
import { cn } from './cn';

export function Radio({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={cn('inline-grid size-6 shrink-0 place-items-center', className)}>
      <input
        type="radio"
        className="size-6 appearance-none sm:size-5 rounded-full border border-line-strong bg-raised transition-[border-width] not-disabled:cursor-pointer hover:border-text checked:border-6 checked:border-brand disabled:opacity-50 forced-colors:appearance-auto"
        {...props}
      />
    </span>
  );
}
