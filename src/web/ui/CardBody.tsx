import type { ComponentProps } from 'react';
import { cn } from './cn';

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('p-4 sm:px-5', className)} {...props} />;
}
