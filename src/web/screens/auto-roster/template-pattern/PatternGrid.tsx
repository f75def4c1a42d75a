import { type FocusEvent, memo, type RefObject, useMemo } from 'react';
import { cn } from '../../../ui/cn';
import { type Block, edgesOf } from '../template-draft/change-cells';
import { cycleOf, type Draft, type DraftTeam, isTied, rowOf } from '../template-draft/draft';
import type { CodeLooks } from './code-looks';
import { chunksOf, dayName, isWeekend, weekdayOfCycle } from './day-names';
import { PatternChunk } from './PatternChunk';
import type { usePatternKeys } from './use-pattern-keys';
import type { usePatternPointer } from './use-pattern-pointer';

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
