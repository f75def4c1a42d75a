import type { ReactNode } from 'react';
import { cn } from './cn';

type LegendProps = {
  entries: readonly { label: string; swatch: string; marker: string }[];
  children?: ReactNode;
};

/** What the colours of a calendar mean. */
export function Legend({ entries, children }: LegendProps) {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {entries.map(({ label, swatch, marker }) => (
        <li key={label} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={cn(
              'grid size-4.5 place-items-center rounded-sm border border-line text-xs font-semibold text-text',
              swatch,
            )}
          >
            {marker}
          </span>
          {label}
        </li>
      ))}
      {children}
    </ul>
  );
}
