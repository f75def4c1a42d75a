// Painting, shifting and pasting: all changes to the cells of the pattern.
import { cycleOf, type Draft, type DraftTeam, OFF, rowOf } from './draft';

export interface Place {
  team: number;
  day: number;
}

/** From one corner to the opposite one, both included. */
export interface Block {
  from: Place;
  to: Place;
}

export function edgesOf({ from, to }: Block) {
  return {
    top: Math.min(from.team, to.team),
    bottom: Math.max(from.team, to.team),
    first: Math.min(from.day, to.day),
    last: Math.max(from.day, to.day),
  };
}

export function paint(draft: Draft, block: Block, code: number): Draft {
  const { top, bottom, first, last } = edgesOf(block);
  return withRows(draft, (row, team) =>
    team < top || team > bottom
      ? undefined
      : row.map((cell, day) => (day < first || day > last ? cell : code)),
  );
}

/** The team does what the one above does, this many days later; with `below`, so do all that follow. */
export function followAbove(draft: Draft, team: number, days: number, below: boolean): Draft {
  const cycle = cycleOf(draft);
  let above = rowAt(draft, team - 1);
  if (!above) return draft;
  return withRows(draft, (_row, index) => {
    if (!above || index < team || (index > team && !below)) return undefined;
    above = shifted(above, days, cycle);
    return above;
  });
}

function shifted(row: readonly number[], days: number, cycle: number): number[] {
  return row.map((_, day) => row[(((day - days) % cycle) + cycle) % cycle] ?? OFF);
}

/** Copied rows of cells, of whole teams or of a block. */
export interface Clip {
  rows: number[][];
  wholeTeam: boolean;
}

export function copy(draft: Draft, block: Block): Clip {
  const { top, bottom, first, last } = edgesOf(block);
  const wholeTeam = top === bottom && first === last;
  const rows = draft.teams
    .slice(top, bottom + 1)
    .map((team) => rowOf(team, cycleOf(draft)))
    .map((row) => (wholeTeam ? row : row.slice(first, last + 1)));
  return { rows, wholeTeam };
}

/** Cells beyond an edge are left out. */
export function paste(draft: Draft, at: Place, { rows, wholeTeam }: Clip): Draft {
  const first = wholeTeam ? 0 : at.day;
  return withRows(draft, (row, team) => {
    const source = rows[team - at.team];
    return source && row.map((cell, day) => source[day - first] ?? cell);
  });
}

function rowAt(draft: Draft, team: number): number[] | undefined {
  const found = draft.teams[team];
  return found && rowOf(found, cycleOf(draft));
}

/** Unchanged rows keep their identity, so that only the others are drawn again. */
function withRows(
  draft: Draft,
  change: (row: number[], team: number) => number[] | undefined,
): Draft {
  const cycle = cycleOf(draft);
  let changed = false;
  const teams = draft.teams.map((team, index): DraftTeam => {
    const row = rowOf(team, cycle);
    const next = change(row, index);
    if (!next || next.every((cell, day) => cell === row[day])) return team;
    changed = true;
    return { ...team, cells: [...next, ...team.cells.slice(cycle)] };
  });
  return changed ? { ...draft, teams } : draft;
}
