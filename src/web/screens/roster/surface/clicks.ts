// Clicks open a cell or a person, select a block with Shift, single cells with Ctrl, and rows by their checkbox.
import { withAllToggled, withRowToggled } from '../selection/select-rows';
import { NOTHING, withBlock, withToggled } from '../selection/selection';
import type { GridCommand } from './keys';
import { pressedBy } from './pointer-place';
import type { Surface } from './surface';

export function listenToClicks(
  surface: Surface,
  run: (command: GridCommand) => void,
  onPerson: (employeeId: string) => void,
): () => void {
  const { host, body } = surface;
  /** What was under the press that ended a motion; the browser gives its click to the picture. */
  let stoppedOn: EventTarget | null = null;

  // The active cell has to change before the browser focuses the cell under the pointer.
  function onPointerDown(event: PointerEvent): void {
    const target = pressedBy(event);
    stoppedOn = target === event.target ? null : target;
    const place = body.placeOf(target);
    if (!place || event.button !== 0) return;
    surface.activate(place, { keepAnchor: event.shiftKey, show: false });
  }

  /** Focuses a cell in view, so that the keys go on from there and nothing scrolls. */
  function enterRow(row: number): void {
    const { first, end } = surface.daysInView();
    const { today = first } = surface.model();
    surface.activate({ row, day: today >= first && today < end ? today : first }, { show: false });
    surface.focus();
  }

  /** Returns whether the target was a checkbox. */
  function check(target: EventTarget | null): boolean {
    const { order, rows } = surface.model();
    const row = body.checkedRow(target);
    const employeeId = row === undefined ? undefined : rows[row]?.id;
    const days = surface.daysInView();
    if (row !== undefined && employeeId !== undefined) {
      enterRow(row);
      surface.select(withRowToggled(surface.selection(), employeeId, days, order));
    } else if (target === surface.header.check) {
      enterRow(surface.rowsInView().first);
      surface.select(withAllToggled(surface.selection(), days, order));
    } else return false;
    return true;
  }

  function onClick(event: MouseEvent): void {
    const target = stoppedOn !== null && stoppedOn === pressedBy(event) ? stoppedOn : event.target;
    if (check(target)) {
      run('selected');
      return;
    }
    const row = body.headerRow(target);
    const head = row === undefined ? undefined : surface.model().rows[row];
    if (head && !head.heading && isName(target)) {
      onPerson(head.id);
      return;
    }
    if (row !== undefined && head?.heading) {
      enterRow(row);
      run('open');
      return;
    }
    const place = body.placeOf(target);
    if (!place) return;
    const { order, rows } = surface.model();
    const heading = rows[place.row]?.heading !== undefined;
    surface.activate(place, { keepAnchor: event.shiftKey && !heading });
    surface.focus();
    if (heading) run('open');
    else if (event.shiftKey) {
      surface.select(withBlock(surface.selection(), surface.anchor(), surface.active()));
      run('selected');
    } else if (event.ctrlKey || event.metaKey) {
      surface.select(withToggled(surface.selection(), surface.active(), order));
      run('selected');
    } else {
      surface.select(NOTHING);
      run('open');
    }
  }

  function isName(target: EventTarget | null): boolean {
    return target instanceof Element && target.matches('.name');
  }

  host.addEventListener('pointerdown', onPointerDown);
  host.addEventListener('click', onClick);
  return () => {
    host.removeEventListener('pointerdown', onPointerDown);
    host.removeEventListener('click', onClick);
  };
}
