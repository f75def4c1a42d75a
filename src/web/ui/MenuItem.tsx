import * as RadixMenu from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { cn } from './cn';
import { menuItemStyles } from './Menu';

type MenuItemProps = ComponentProps<typeof RadixMenu.Item> & {
  tone?: 'neutral' | 'danger' | undefined;
};

export function MenuItem({ tone = 'neutral', className, ...props }: MenuItemProps) {
  return (
    <RadixMenu.Item
      className={cn(
        menuItemStyles,
        tone === 'danger' ? 'text-danger' : '[&_svg]:text-muted',
        className,
      )}
      {...props}
    />
  );
}
