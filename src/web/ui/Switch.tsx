import type { ComponentProps } from 'react';
import { cn } from './cn';

export function Switch({ className, ...props }: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return (
    <span className={cn('relative inline-grid h-6 w-10 shrink-0 items-center', className)}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
        role="switch"
        className="peer h-6 w-10 appearance-none rounded-full border border-line-strong bg-subtle transition-colors not-disabled:cursor-pointer hover:border-text checked:border-brand checked:bg-brand disabled:opacity-50 forced-colors:appearance-auto"
        {...props}
      />
      <span className="pointer-events-none absolute left-1 size-4 rounded-full bg-line-strong transition-[translate] peer-checked:translate-x-4 peer-checked:bg-brand-text forced-colors:hidden" />
    </span>
  );
}
