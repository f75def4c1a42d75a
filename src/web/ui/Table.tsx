import type { ReactNode } from 'react';
import { cn } from './cn';
import { useScrollable } from './use-scrollable';

type TableProps = {
  label: string;
  /** For the scrolling box; give it a max height for the header to stick. */
  className?: string | undefined;
  children: ReactNode;
};

export function Table({ label, className, children }: TableProps) {
  const scrollable = useScrollable<HTMLElement>();
  return (
    <section
      {...scrollable}
      aria-label={label}
      className={cn(
        'relative min-w-0 scroll-pt-10 overflow-auto rounded-lg border border-line bg-surface -outline-offset-2 print:max-h-none print:overflow-visible',
        className,
      )}
    >
      <table className="w-full border-separate border-spacing-0 text-sm">{children}</table>
    </section>
  );
}
