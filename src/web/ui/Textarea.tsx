import type { ComponentProps } from 'react';
import { cn } from './cn';
import { controlStyles } from './control-styles';

export function Textarea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cn(
        controlStyles,
        'field-sizing-content min-h-20 py-2 read-only:bg-subtle',
        className,
      )}
      {...props}
    />
  );
}
