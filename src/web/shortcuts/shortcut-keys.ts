// Every shortcut: the listener acts on these, the dialog and the help page list them.
import { can, type Right } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';

export type ShortcutId =
  | 'menu'
  | 'help'
  | 'search'
  | 'today'
  | 'new-shift'
  | 'grid'
  | 'map'
  | 'list';

interface Shortcut {
  id: ShortcutId;
  /** One key, or 'Mod+' and a key. Mod is Ctrl, or Command on a Mac. */
  keys: string;
  label: string;
  /** Without a right, for everyone who is signed in. */
  right?: Right;
}

const SHORTCUTS: readonly Shortcut[] = [
  { id: 'menu', keys: 'Mod+K', label: 'Command menu: find people, go anywhere, do anything' },
  { id: 'help', keys: '?', label: 'Show these shortcuts' },
  { id: 'search', keys: '/', label: 'Search on this page' },
  { id: 'today', keys: 'T', label: 'Go to today' },
  { id: 'new-shift', keys: 'N', label: 'New shift', right: 'edit roster' },
  { id: 'grid', keys: 'G', label: 'Roster as a grid', right: 'see roster' },
  { id: 'map', keys: 'M', label: 'Roster on the map', right: 'see roster' },
  { id: 'list', keys: 'L', label: 'Roster as a list', right: 'see roster' },
];

/** The grid handles these itself while one of its cells has the focus. */
export const GRID_KEYS: readonly { keys: readonly string[]; label: string }[] = [
  { keys: ['↑', '↓', '←', '→'], label: 'Move one cell' },
  { keys: ['Home', 'End'], label: 'First or last day of the year' },
  { keys: ['PageUp', 'PageDown'], label: 'Move one screen of people' },
  { keys: ['Enter'], label: 'Open the day, or fold the group' },
  { keys: ['Shift+Enter'], label: "Open the person's page" },
  { keys: ['0–9'], label: "Type the times of a new shift, such as '7-15' or '7a 3p'" },
  { keys: ['Space'], label: 'Select or deselect the cell' },
  { keys: ['Shift+arrows'], label: 'Select a block' },
  { keys: ['Shift+Space'], label: "Select one person's visible days" },
  { keys: ['Mod+A'], label: "Select everyone's visible days" },
  { keys: ['Mod+C', 'Mod+X', 'Mod+V'], label: 'Copy, cut, paste. Copied cells fill the selection' },
  { keys: ['Delete'], label: 'Delete the shifts' },
  { keys: ['Mod+Z'], label: 'Undo, step by step' },
  { keys: ['Esc'], label: 'Clear the selection' },
];

/** The manager's queue handles these itself while one of its cards has the focus. */
export const QUEUE_KEYS: typeof GRID_KEYS = [
  { keys: ['J', '↓'], label: 'Next request' },
  { keys: ['K', '↑'], label: 'Request before' },
  { keys: ['A'], label: 'Approve it' },
  { keys: ['R'], label: 'Refuse it, with a note' },
  { keys: ['Mod+Enter'], label: 'Send the note' },
  { keys: ['Enter'], label: 'Show or hide its effect' },
];

/** The timesheets handle these themselves while one of them has the focus. */
export const TIME_KEYS: typeof GRID_KEYS = [
  { keys: ['J', '↓'], label: 'Next timesheet' },
  { keys: ['K', '↑'], label: 'Timesheet before' },
  { keys: ['A'], label: 'Approve it' },
  { keys: ['C'], label: 'Correct it, or adjust it when its pay period is closed' },
  { keys: ['D'], label: 'Dispute it' },
  { keys: ['R'], label: 'Reopen it' },
  { keys: ['X'], label: 'Take it out' },
  { keys: ['Enter'], label: 'Show or hide its history' },
];

export function shortcutsFor(user: SessionUser): readonly Shortcut[] {
  return SHORTCUTS.filter(({ right }) => right === undefined || can(user, right));
}

export function keysOf(id: ShortcutId): string {
  return SHORTCUTS.find((shortcut) => shortcut.id === id)?.keys ?? '';
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The shortcut that was pressed. Single keys count only while they are turned on. */
export function shortcutOf(pressed: Pressed, singleKeys: boolean): ShortcutId | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed;
  const key = pressed.key.toUpperCase();
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key === 'K' && !shiftKey ? 'menu' : undefined;
  if (!singleKeys) return undefined;
  // Some keyboards need Shift for signs such as ? or /. A letter with Shift is no shortcut.
  if (shiftKey && /[A-Z]/.test(key)) return undefined;
  return SHORTCUTS.find(({ keys }) => keys === key)?.id;
}
