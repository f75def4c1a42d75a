import { type ComponentProps, type MouseEvent, useState } from 'react';
import { type ButtonStyle, buttonStyles } from './button-styles';
import { cn } from './cn';
import { Spinner } from './Spinner';

export type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /** While true, the children are the pending label, and clicks and Enter in the form do nothing. */
    pending?: boolean | undefined;
  };

export function Button({
  variant,
  size,
  pending = false,
  type = 'button',
  className,
  style,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const [idleWidth, setIdleWidth] = useState<number>();

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) {
      event.preventDefault();
      return;
    }
    setIdleWidth(event.currentTarget.getBoundingClientRect().width);
    onClick?.(event);
  }

  return (
    <button
      {...props}
      type={type}
      className={cn(buttonStyles({ variant, size }), className)}
      style={pending && idleWidth ? { ...style, minWidth: idleWidth } : style}
      onClick={handleClick}
      {...(pending && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
