import type { ComponentProps } from 'react';
import { cn } from './cn';

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return <td className={cn('h-11 border-b border-line px-3 py-1.5', className)} {...props} />;
}
