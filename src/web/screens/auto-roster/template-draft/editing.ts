// A draft with its history: what can be done to it, and undone.
import { type Block, type Clip, followAbove, type Place, paint, paste } from './change-cells';
import type { Draft, DraftCode, DraftTeam } from './draft';

export interface Editing {
  draft: Draft;
  past: readonly (readonly DraftTeam[])[];
  future: readonly (readonly DraftTeam[])[];
  /** The stroke under way has its undo step already. */
  strokeIsSaved: boolean;
}

export function beginEditing(draft: Draft): Editing {
  return { draft, past: [], future: [], strokeIsSaved: false };
}

export type DraftFields = Pick<Draft, 'name' | 'type' | 'cycleDays' | 'hours' | 'tied'>;

export type Edit =
  | { type: 'fields'; values: Partial<DraftFields> }
  | { type: 'code'; key: number; values: Partial<Omit<DraftCode, 'key'>> }
  | { type: 'add code'; code: Omit<DraftCode, 'key'> }
  | { type: 'remove code'; key: number }
  | { type: 'rename team'; key: number; name: string }
  | { type: 'add team' }
  | { type: 'remove team'; key: number }
  /** `goesOn` within one stroke, which is undone as one. */
  | { type: 'paint'; block: Block; code: number; goesOn?: boolean }
  | { type: 'follow above'; team: number; days: number; below: boolean }
  | { type: 'paste'; at: Place; clip: Clip }
  | { type: 'undo' }
  | { type: 'redo' };

const MOST_STEPS = 100;

export function edit(editing: Editing, change: Edit): Editing {
  if (change.type === 'undo') return undo(editing);
  if (change.type === 'redo') return redo(editing);
  const draft = changed(editing.draft, change);
  const goesOn = change.type === 'paint' && change.goesOn === true;
  const isSaved = goesOn && editing.strokeIsSaved;
  const isTyping = change.type === 'rename team';
  if (draft.teams === editing.draft.teams || isTyping || isSaved) {
    return { ...editing, draft, strokeIsSaved: isSaved };
  }
  const past = [...editing.past, editing.draft.teams].slice(-MOST_STEPS);
  return { draft, past, future: [], strokeIsSaved: true };
}

function changed(draft: Draft, change: Exclude<Edit, { type: 'undo' | 'redo' }>): Draft {
  switch (change.type) {
    case 'fields':
      return { ...draft, ...change.values };
    case 'code':
      return { ...draft, codes: withValues(draft.codes, change.key, change.values) };
    case 'add code':
      return {
        ...draft,
        codes: [...draft.codes, { key: draft.nextKey, ...change.code }],
        nextKey: draft.nextKey + 1,
      };
    case 'remove code':
      // Cells of a removed code count as off: no code has their key.
      return { ...draft, codes: draft.codes.filter(({ key }) => key !== change.key) };
    case 'rename team':
      return { ...draft, teams: withValues(draft.teams, change.key, { name: change.name }) };
    case 'add team': {
      const name = nextTeamName(draft.teams.map((team) => team.name));
      const team = { key: draft.nextKey, name, cells: [] };
      return { ...draft, teams: [...draft.teams, team], nextKey: draft.nextKey + 1 };
    }
    case 'remove team':
      return { ...draft, teams: draft.teams.filter(({ key }) => key !== change.key) };
    case 'paint':
      return paint(draft, change.block, change.code);
    case 'follow above':
      return followAbove(draft, change.team, change.days, change.below);
    case 'paste':
      return paste(draft, change.at, change.clip);
  }
}

/** The first free letter of the alphabet, for one more team. */
function nextTeamName(names: readonly string[]): string {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  return letters.find((letter) => !names.includes(letter)) ?? `Team ${names.length + 1}`;
}

function withValues<Item extends { key: number }>(
  items: readonly Item[],
  key: number,
  values: Partial<NoInfer<Item>>,
): Item[] {
  return items.map((item) => (item.key === key ? { ...item, ...values } : item));
}

/** Names are typed, not painted: undo leaves the name of a team alone. */
function withCellsOf(draft: Draft, teams: readonly DraftTeam[]): Draft {
  const names = new Map(draft.teams.map(({ key, name }) => [key, name]));
  const renamed = teams.map((team) => ({ ...team, name: names.get(team.key) ?? team.name }));
  return { ...draft, teams: renamed };
}

function undo(editing: Editing): Editing {
  const { draft, past, future } = editing;
  const teams = past.at(-1);
  if (!teams) return editing;
  return {
    strokeIsSaved: false,
    draft: withCellsOf(draft, teams),
    past: past.slice(0, -1),
    future: [...future, draft.teams],
  };
}

function redo(editing: Editing): Editing {
  const { draft, past, future } = editing;
  const teams = future.at(-1);
  if (!teams) return editing;
  return {
    strokeIsSaved: false,
    draft: withCellsOf(draft, teams),
    past: [...past, draft.teams],
    future: future.slice(0, -1),
  };
}
