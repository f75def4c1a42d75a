import { type FocusEvent, type RefObject, useMemo } from 'react';
import { type Block, edgesOf } from '../draft/change-cells';
import { cycleOf, type Draft, isTied } from '../draft/draft';
import type { CodeLooks } from './code-looks';
import { DayHeads } from './DayHeads';
import { PatternRow } from './PatternRow';
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
