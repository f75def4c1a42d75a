import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../ui/cn';
import { Skeleton } from '../ui/Skeleton';

type StatTileProps = {
  title: string;
  Icon: LucideIcon;
  /** Undefined while it loads. */
  figure: string | undefined;
  note: ReactNode;
  /** The page with the details. */
  to?: '/employees' | '/roster' | '/sites' | '/my-shifts' | undefined;
};

export function StatTile({ title, Icon, figure, note, to }: StatTileProps) {
  return (
    <div
      className={cn(
        'relative flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5',
        to && 'transition-colors focus-within:border-line-strong hover:border-line-strong',
      )}
    >
      <dt className="flex items-center justify-between gap-2 text-sm text-muted">
        {to ? (
          <Link to={to} className="rounded-sm after:absolute after:inset-0 after:rounded-lg">
            {title}
          </Link>
        ) : (
          title
        )}
        <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
      </dt>
      <dd className="text-3xl leading-9 font-semibold tracking-tight tabular-nums">
        {figure ?? (
          <>
            <span className="sr-only">Loading...</span>
            <Skeleton className="my-1 h-7 w-16" />
          </>
        )}
      </dd>
      <dd className="text-sm text-balance text-muted">{note}</dd>
    </div>
  );
}
