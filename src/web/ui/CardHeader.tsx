import type { ComponentProps } from 'react';
import { cn } from './cn';

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 sm:px-5',
        className,
      )}
      {...props}
    />
  );
}
