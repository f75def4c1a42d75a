import { memo } from 'react';
import { cn } from '../../../ui/cn';
import { type CodeLooks, lookOf } from './code-looks';
import { dayName, isWeekend } from './day-names';

type PatternChunkProps = {
  team: number;
  teamName: string;
  first: number;
  /** Keys of codes, joined: the same text means nothing to draw. */
  cells: string;
  looks: CodeLooks;
  tied: boolean;
  /** The day that takes part in the tab order, and those selected; -1 for none. */
  activeDay: number;
  selectedFrom: number;
  selectedTo: number;
};

export const PatternChunk = memo(function PatternChunk(props: PatternChunkProps) {
  const { team, teamName, first, looks, tied, activeDay, selectedFrom, selectedTo } = props;
  return props.cells.split(' ').map((key, index) => {
    const day = first + index;
    const look = lookOf(looks, Number(key));
    const isSelected = day >= selectedFrom && day <= selectedTo;
    return (
      <td
        key={day}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: grids are made of tables
        role="gridcell"
        data-team={team}
        data-day={day}
        tabIndex={day === activeDay ? 0 : -1}
        aria-label={`${teamName}, ${dayName(day, tied)}, ${look.spoken}`}
        aria-selected={isSelected}
        className={cn(
          'h-(--row) cursor-cell border-b border-line p-px outline-none',
          day % 7 === 6 && 'border-r',
          tied && isWeekend(day) && 'bg-weekend',
          isSelected && 'bg-brand-soft',
          'focus-visible:ring-2 focus-visible:ring-focus focus-visible:ring-inset',
        )}
      >
        <span
          className={cn(
            'pointer-events-none flex size-full items-center justify-center rounded-sm text-sm font-medium',
            look.text.length > 2 && 'text-xs',
            look.tone,
            isSelected && 'ring-2 ring-brand ring-inset',
          )}
        >
          {look.text}
        </span>
      </td>
    );
  });
});
