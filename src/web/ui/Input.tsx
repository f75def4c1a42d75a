import type { ComponentProps } from 'react';
import { cn } from './cn';
import { controlStyles } from './control-styles';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      className={cn(controlStyles, 'h-11 read-only:bg-subtle sm:h-10', className)}
      {...props}
    />
  );
}

/** Without these, phones capitalise the first letter and spelling checkers underline the address. */
export function EmailInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  return <Input type="email" autoCapitalize="none" spellCheck={false} {...props} />;
}
