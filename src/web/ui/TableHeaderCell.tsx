import type { ComponentProps } from 'react';
import { cn } from './cn';

export function TableHeaderCell({ className, scope = 'col', ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope={scope}
      className={cn(
        'sticky top-0 z-10 h-9 border-b border-line bg-subtle px-3 text-left text-xs font-medium whitespace-nowrap text-muted',
        className,
      )}
      {...props}
    />
  );
}
