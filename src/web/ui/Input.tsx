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
