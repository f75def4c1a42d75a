import { type FocusEvent, memo, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '../../../ui/Alert';
import { cn } from '../../../ui/cn';
import type { Block, Place } from '../template-draft/change-cells';
import { cycleOf, type Draft } from '../template-draft/draft';
import type { Faults } from '../template-draft/draft-checks';
import { factName, factsOfDraft } from '../template-draft/draft-facts';
import type { Edit } from '../template-draft/editing';
import type { CodeLooks } from './cell-looks';
import { placeOf, within } from './grid-keys';
import { PatternGrid } from './PatternGrid';
import { TeamNames } from './TeamNames';
import { usePatternKeys } from './use-pattern-keys';
import { usePatternPointer } from './use-pattern-pointer';

const FIRST = { team: 0, day: 0 };

type PatternBoxProps = {
  draft: Draft;
  faults: Faults;
  looks: CodeLooks;
  brush: number;
  send: (change: Edit) => void;
  onBrush: (code: number) => void;
  announce: (text: string) => void;
  describedBy: string;
};

/** Team names on the left stay, days on the right scroll, and the cover stands under each day. */
export function PatternBox(props: PatternBoxProps) {
  const { draft, faults, looks, brush, send } = props;
  const messageId = useId();
  const { grid, block, move, onFocus } = useSelection(draft);
  const onKeyDown = usePatternKeys({ ...props, block, onMove: move });
  const pointer = usePatternPointer({ active: block.to, brush, send, onMove: move });
  const painted = useDeferredValue(draft);
  const cover = useMemo(() => {
    const known = factsOfDraft(painted).cover;
    return painted.codes
      .map((code) => ({ code, counts: known[factName(code)] ?? [] }))
      .filter(({ counts }) => counts.some((count) => count > 0));
  }, [painted]);
  const nameFault = draft.teams.map(({ key }) => faults[`teams.${key}.name`]).find(Boolean);
  const fault = faults.pattern;
  return (
    <div data-fault={fault ? '' : undefined} className="flex flex-col gap-2">
      <div
        className={cn(
          'flex min-w-0 overflow-hidden rounded-lg border border-line bg-surface',
          fault && 'border-danger',
        )}
      >
        <div className="w-28 shrink-0 border-r border-line-strong/60 sm:w-32">
          <div className="flex h-(--head) items-end border-b border-line px-3 pb-1 text-xs text-muted">
            Team
          </div>
          <TeamNames teams={draft.teams} faults={faults} messageId={messageId} send={send} />
          {cover.map(({ code }) => (
            <div
              key={code.key}
              aria-hidden="true"
              className="h-6 truncate px-3 text-xs leading-6 text-muted"
            >
              Cover {code.code}
            </div>
          ))}
        </div>
        <div className="min-w-0 flex-1 overflow-x-auto">
          <PatternGrid
            draft={draft}
            block={block}
            looks={looks}
            gridRef={grid}
            describedBy={props.describedBy}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
            pointer={pointer}
          />
          {cover.map(({ code, counts }) => (
            <CoverRow key={code.key} cover={counts.join(' ')} />
          ))}
        </div>
      </div>
      {nameFault && (
        <p id={messageId} className="text-sm text-danger">
          {nameFault}
        </p>
      )}
      {fault && <Alert tone="danger">{fault}</Alert>}
    </div>
  );
}

/** The active cell and how far the selection reaches from it, always inside the grid as it is now. */
function useSelection(draft: Draft) {
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<Block>({ from: FIRST, to: FIRST });
  const teams = draft.teams.length;
  const days = cycleOf(draft);
  const block = useMemo(
    () => ({ from: within(chosen.from, { teams, days }), to: within(chosen.to, { teams, days }) }),
    [chosen, teams, days],
  );

  function move(to: Place, keepsSelection: boolean) {
    flushSync(() => setChosen({ from: keepsSelection ? block.from : to, to }));
    const cell = `[data-team="${to.team}"][data-day="${to.day}"]`;
    grid.current?.querySelector<HTMLElement>(cell)?.focus();
  }

  /** Screen readers move the focus by themselves. */
  function onFocus({ target }: FocusEvent) {
    const to = placeOf(target);
    if (to && (to.team !== block.to.team || to.day !== block.to.day)) setChosen({ from: to, to });
  }

  return { grid, block, move, onFocus };
}

type CoverRowProps = {
  /** Counts, joined: as long as the text is the same, the row need not be drawn again. */
  cover: string;
};

/** How many teams work the code on each day. The same is said in words beside the grid. */
const CoverRow = memo(function CoverRow({ cover }: CoverRowProps) {
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
