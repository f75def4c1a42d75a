import type { ComponentProps } from 'react';
import { cn } from './cn';

type CardTitleProps = ComponentProps<'h2'> & { as?: 'h2' | 'h3' | undefined };

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section
      className={cn('min-w-0 rounded-lg border border-line bg-surface shadow-card', className)}
      {...props}
    />
  );
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('p-4 sm:px-5', className)} {...props} />;
}

export function CardTitle({ as: Heading = 'h2', className, ...props }: CardTitleProps) {
  return <Heading className={cn('text-base font-semibold', className)} {...props} />;
}

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
