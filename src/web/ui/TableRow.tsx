import type { ComponentProps } from 'react';
import { cn } from './cn';

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      className={cn(
        'transition-colors hover:bg-subtle/60 aria-selected:bg-brand-soft [tbody>&:last-child>*]:border-b-0',
        className,
      )}
      {...props}
    />
  );
}
