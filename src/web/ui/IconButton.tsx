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
      {/* A description equal to the name would make screen readers say the name twice. */}
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
