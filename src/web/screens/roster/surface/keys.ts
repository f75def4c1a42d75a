// The keys of the grid: moving, selecting, and the commands on cells.
import { withAllToggled, withRowToggled } from '../selection/select-rows';
import { NOTHING, withBlock, withToggled } from '../selection/selection';
import type { GridDay } from './grid-model';
import { placeAfter } from './key-moves';
import type { Surface } from './surface';

export type GridCommand =
  | 'open'
  | 'open-person'
  | 'delete'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'undo'
  | 'moved'
  | 'selected';

const WITH_CTRL: Record<string, GridCommand> = { c: 'copy', x: 'cut', v: 'paste', z: 'undo' };
const PLAIN: Record<string, GridCommand> = {
  Enter: 'open',
  Delete: 'delete',
  Backspace: 'delete',
};

export interface KeyEvents {
  onCommand(command: GridCommand): void;
  /** A digit was typed on a cell: the beginning of a time. */
  onType(text: string): void;
}

export function listenToKeys(surface: Surface, { onCommand: run, onType }: KeyEvents): () => void {
  function select(event: KeyboardEvent, ctrl: boolean): boolean {
    const active = surface.active();
    const { order, rows } = surface.model();
    if (event.key === ' ' && rows[active.row]?.heading) {
      run('open');
      return true;
    }
    if (event.key === ' ' && event.shiftKey) {
      surface.select(
        withRowToggled(surface.selection(), active.employeeId, surface.daysInView(), order),
      );
      return true;
    }
    if (event.key === ' ') {
      surface.select(withToggled(surface.selection(), active, order));
      return true;
    }
    if (event.key.toLowerCase() === 'a' && ctrl) {
      surface.select(withAllToggled(surface.selection(), surface.daysInView(), order));
      return true;
    }
    if (event.key !== 'Escape' || surface.selection() === NOTHING) return false;
    surface.select(NOTHING);
    return true;
  }

  function move(event: KeyboardEvent, ctrl: boolean): boolean {
    const { rows, days } = surface.model();
    const from = surface.active();
    const bounds = {
      rows: rows.length,
      days: days.length,
      year: yearAround(days, from.day),
      page: surface.rowsPerPage(),
    };
    let place = placeAfter({ key: event.key, ctrl }, from, bounds);
    // A block holds people only, so it steps over the headings.
    while (event.shiftKey && place && rows[place.row]?.heading) {
      const next = placeAfter({ key: event.key, ctrl }, place, bounds);
      place = next && next.row !== place.row ? next : from;
    }
    if (!place) return false;
    surface.activate(place, { keepAnchor: event.shiftKey });
    if (event.shiftKey) {
      const block = withBlock(surface.selection(), surface.anchor(), surface.active());
      surface.select(block);
      run('selected');
    } else if (surface.selection().block) {
      surface.select({ ...surface.selection(), block: undefined });
    }
    surface.focus();
    run('moved');
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || !surface.body.placeOf(event.target)) return;
    const ctrl = event.ctrlKey || event.metaKey;
    const command = ctrl ? WITH_CTRL[event.key.toLowerCase()] : PLAIN[event.key];
    const digit = !ctrl && !event.shiftKey && /^\d$/.test(event.key);
    if (event.key === 'Enter' && event.shiftKey) run('open-person');
    else if (digit && !surface.model().rows[surface.active().row]?.heading) onType(event.key);
    else if (command && !event.shiftKey) run(command);
    else if (!move(event, ctrl) && !select(event, ctrl)) return;
    event.preventDefault();
  }

  surface.host.addEventListener('keydown', onKeyDown);
  return () => surface.host.removeEventListener('keydown', onKeyDown);
}

function yearAround(days: readonly GridDay[], day: number) {
  const year = days[day]?.date.slice(0, 4) ?? '';
  const first = days.findIndex(({ date }) => date.startsWith(year));
  return { first, end: days.findLastIndex(({ date }) => date.startsWith(year)) + 1 };
}
