import { cn } from './cn';

/** Give the skeleton the size of what will replace it, so that nothing moves. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cn('block h-4 animate-pulse rounded-md bg-line/70', className)}
    />
  );
}
