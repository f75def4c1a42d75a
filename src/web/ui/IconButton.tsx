import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './Button';
import { Tooltip } from './Tooltip';

type IconButtonProps = Omit<ButtonProps, 'children' | 'size'> & {
  label: string;
  size?: 'sm' | 'md' | undefined;
  children: ReactNode;
};

export function IconButton({ label, size = 'md', variant = 'ghost', ...props }: IconButtonProps) {
  return (
    <Tooltip content={label}>
      {/* Described by its own name, a screen reader would say the name twice. */}
      <Button
        aria-label={label}
        aria-describedby={undefined}
        variant={variant}
        size={size === 'sm' ? 'icon-sm' : 'icon'}
        {...props}
      />
    </Tooltip>
  );
}
