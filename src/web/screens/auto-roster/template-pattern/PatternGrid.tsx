import { type FocusEvent, memo, type RefObject, useMemo } from 'react';
import { cn } from '../../../ui/cn';
import { type Block, edgesOf } from '../template-draft/change-cells';
import { cycleOf, type Draft, type DraftTeam, isTied, rowOf } from '../template-draft/draft';
import { type CodeLooks, chunksOf, dayName, isWeekend, lookOf, weekdayOfCycle } from './cell-looks';
import type { usePatternKeys } from './use-pattern-keys';
import type { usePatternPointer } from './use-pattern-pointer';

type PatternGridProps = {
  draft: Draft;
  block: Block;
  looks: CodeLooks;
  gridRef: RefObject<HTMLTableElement | null>;
  describedBy: string;
  onKeyDown: ReturnType<typeof usePatternKeys>;
  onFocus: (event: FocusEvent) => void;
  pointer: ReturnType<typeof usePatternPointer>;
};

export function PatternGrid(props: PatternGridProps) {
  const { draft, block, looks, gridRef, describedBy, onKeyDown, onFocus, pointer } = props;
  const days = cycleOf(draft);
  const tied = isTied(draft);
  const edges = useMemo(() => edgesOf(block), [block]);
  const isRange = edges.top !== edges.bottom || edges.first !== edges.last;
  return (
    <table
      ref={gridRef}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: grids are made of tables
      role="grid"
      aria-label="Pattern"
      aria-describedby={describedBy}
      aria-multiselectable="true"
      className="w-max table-fixed touch-manipulation border-separate border-spacing-0 select-none"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      {...pointer}
    >
      <DayHeads days={days} tied={tied} />
      <tbody>
        {draft.teams.map((team, index) => {
          const isIn = isRange && index >= edges.top && index <= edges.bottom;
          return (
            <PatternRow
              key={team.key}
              team={team}
              index={index}
              days={days}
              looks={looks}
              tied={tied}
              activeDay={index === block.to.team ? block.to.day : -1}
              selectedFrom={isIn ? edges.first : -1}
              selectedTo={isIn ? edges.last : -2}
            />
          );
        })}
      </tbody>
    </table>
  );
}

type DayHeadsProps = { days: number; tied: boolean };

const DayHeads = memo(function DayHeads({ days, tied }: DayHeadsProps) {
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

type PatternRowProps = {
  team: DraftTeam;
  index: number;
  days: number;
  looks: CodeLooks;
  tied: boolean;
  activeDay: number;
  selectedFrom: number;
  selectedTo: number;
};

const PatternRow = memo(function PatternRow(props: PatternRowProps) {
  const { team, index, days, activeDay, selectedFrom, selectedTo } = props;
  const row = rowOf(team, days);
  const name = team.name.trim() || `Team ${index + 1}`;
  return (
    <tr>
      {chunksOf(days).map(({ first, length }) => {
        const last = first + length - 1;
        const touches = selectedFrom <= last && selectedTo >= first;
        return (
          <PatternChunk
            key={first}
            team={index}
            teamName={name}
            first={first}
            cells={row.slice(first, first + length).join(' ')}
            looks={props.looks}
            tied={props.tied}
            activeDay={activeDay >= first && activeDay <= last ? activeDay : -1}
            selectedFrom={touches ? selectedFrom : -1}
            selectedTo={touches ? selectedTo : -2}
          />
        );
      })}
    </tr>
  );
});

type PatternChunkProps = {
  team: number;
  teamName: string;
  first: number;
  /** Keys of codes, joined: as long as the text is the same, the chunk need not be drawn again. */
  cells: string;
  looks: CodeLooks;
  tied: boolean;
  /** The day in the tab order, and the selected days; -1 for none. */
  activeDay: number;
  selectedFrom: number;
  selectedTo: number;
};

const PatternChunk = memo(function PatternChunk(props: PatternChunkProps) {
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
