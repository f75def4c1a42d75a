import { type FocusEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Block, Place } from '../draft/change-cells';
import { cycleOf, type Draft } from '../draft/draft';
import { within } from './grid-moves';
import { placeOf } from './place-of';

const FIRST = { team: 0, day: 0 };

/** The active cell and how far the selection reaches from it, always inside the grid as it is now. */
export function useSelection(draft: Draft) {
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

  /** A screen reader moves the focus by itself. */
  function onFocus({ target }: FocusEvent) {
    const to = placeOf(target);
    if (to && (to.team !== block.to.team || to.day !== block.to.day)) setChosen({ from: to, to });
  }

  return { grid, block, move, onFocus };
}
