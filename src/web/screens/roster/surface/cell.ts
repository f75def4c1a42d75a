// A cell of the pool. It remembers what it shows, so that nothing is written twice.

import { createBox } from './boxes';
import type { CellLook } from './cell-look';
import type { GridDay, GridRow } from './grid-model';

export interface Cell {
  box: HTMLDivElement;
  text: Text;
  row: number;
  day: number;
  name: string;
  look: CellLook | undefined;
  compact: boolean;
  className: string;
  selected: boolean;
  /** The mark of a change by someone else, which goes by itself. */
  mark: Animation | undefined;
}

const MARK_MS = 4_000;
/** The same at both ends: it doesn't move, for people who asked for less motion. */
const MARK: Keyframe = { outline: '3px solid var(--color-warn)', outlineOffset: '-3px' };

export function markChanged(cell: Cell): void {
  cell.mark?.cancel();
  cell.mark = cell.box.animate([MARK, MARK], MARK_MS);
}

let blank: HTMLDivElement | undefined;

function createBlank(): HTMLDivElement {
  const box = createBox('cell', 'gridcell');
  box.tabIndex = -1;
  box.setAttribute('aria-selected', 'false');
  box.append('');
  return box;
}

/** A copy of a blank one, which is quicker than to make each anew. */
export function createCell(): Cell {
  blank ??= createBlank();
  const box = blank.cloneNode(true) as HTMLDivElement;
  return {
    box,
    text: box.firstChild as Text,
    row: -1,
    day: -1,
    name: '',
    look: undefined,
    compact: false,
    className: 'cell',
    selected: false,
    mark: undefined,
  };
}

/** What happens to cells that are dropped there: a day with a shift may refuse them, a block does. */
export type DropState = 'free' | 'busy' | 'warn' | 'block';

export interface CellState {
  row: number;
  dayIndex: number;
  person: GridRow;
  day: GridDay;
  look: CellLook;
  compact: boolean;
  selected: boolean;
  drop: DropState | undefined;
}

export function bindCell(cell: Cell, state: CellState): void {
  const { box } = cell;
  const { look, compact, dayIndex, person } = state;
  const moved = cell.day !== dayIndex || cell.compact !== compact;
  if (cell.mark && (moved || cell.name !== person.name)) {
    cell.mark.cancel();
    cell.mark = undefined;
  }
  if (moved) {
    box.setAttribute('aria-colindex', String(dayIndex + 2));
  }
  if (moved || cell.look !== look || cell.name !== person.name) {
    box.setAttribute('aria-label', `${person.name}, ${state.day.label}, ${look.label}`);
  }
  if (cell.look !== look || cell.compact !== compact) {
    const text = compact ? look.compactText : look.text;
    if (cell.text.data !== text) cell.text.data = text;
  }
  const className = classOf(state);
  if (cell.className !== className) box.className = className;
  if (cell.selected !== state.selected) box.setAttribute('aria-selected', String(state.selected));
  cell.row = state.row;
  cell.day = dayIndex;
  cell.name = person.name;
  cell.look = look;
  cell.compact = compact;
  cell.className = className;
  cell.selected = state.selected;
}

function classOf({ look, selected, drop }: CellState): string {
  if (!selected && !drop) return look.className;
  return `${look.className}${selected ? ' selected' : ''}${drop ? ` drop-${drop}` : ''}`;
}
