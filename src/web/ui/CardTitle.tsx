import type { ComponentProps } from 'react';
import { cn } from './cn';

type CardTitleProps = ComponentProps<'h2'> & { as?: 'h2' | 'h3' | undefined };

export function CardTitle({ as: Heading = 'h2', className, ...props }: CardTitleProps) {
  return <Heading className={cn('text-base font-semibold', className)} {...props} />;
}
