import { memo } from 'react';
import { cn } from '../../../../../ui/cn';

type CoverRowProps = {
  /** Numbers, joined: the same text means nothing to draw. */
  cover: string;
};

/** How many teams work the code, under each day. Told in words beside the grid. */
export const CoverRow = memo(function CoverRow({ cover }: CoverRowProps) {
  return (
    <div aria-hidden="true" className="flex h-6">
      {cover.split(' ').map((count, day) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
          key={day}
          className={cn(
            'w-(--cell) shrink-0 p-px text-center text-xs leading-5.5 text-muted tabular-nums',
            day % 7 === 6 && 'border-r border-line',
          )}
        >
          <span
            className={cn(
              'block rounded-sm',
              count === '0' && 'bg-warn-soft font-semibold text-warn',
            )}
          >
            {count}
          </span>
        </div>
      ))}
    </div>
  );
});
