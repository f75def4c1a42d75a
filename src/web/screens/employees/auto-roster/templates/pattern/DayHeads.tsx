import { memo } from 'react';
import { cn } from '../../../../../ui/cn';
import { dayName, isWeekend, weekdayOfCycle } from './day-names';

type DayHeadsProps = { days: number; tied: boolean };

export const DayHeads = memo(function DayHeads({ days, tied }: DayHeadsProps) {
  return (
    <thead>
      <tr className="h-(--head)">
        {Array.from({ length: days }, (_, day) => (
          <th
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
            key={day}
            scope="col"
            aria-label={dayName(day, tied)}
            className={cn(
              'w-(--cell) border-b border-line p-0 pb-1 align-bottom text-xs leading-4 font-normal text-muted tabular-nums',
              day % 7 === 6 && 'border-r',
              tied && isWeekend(day) && 'bg-weekend',
            )}
          >
            {tied && <span className="block">{weekdayOfCycle(day)}</span>}
            <span className={cn(tied && 'font-medium text-text')}>{day + 1}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
});
