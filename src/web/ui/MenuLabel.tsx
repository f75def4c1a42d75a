import * as RadixMenu from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { cn } from './cn';

export function MenuLabel({ className, ...props }: ComponentProps<typeof RadixMenu.Label>) {
  return (
    <RadixMenu.Label
      className={cn('px-2.5 py-1.5 text-xs font-medium text-muted', className)}
      {...props}
    />
  );
}
