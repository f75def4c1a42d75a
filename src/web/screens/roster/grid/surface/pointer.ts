// Clicks: open a cell, select a block with Shift, single cells with Ctrl.
import { NOTHING, withBlock, withToggled } from '../selection/selection';
import type { GridCommand } from './keys';
import type { Surface } from './surface';

export function listenToClicks(surface: Surface, run: (command: GridCommand) => void): () => void {
  const { host, body } = surface;

  // Before the browser gives the focus to the cell under the pointer.
  function onPointerDown(event: PointerEvent): void {
    const place = body.placeOf(event.target);
    if (!place || event.button !== 0) return;
    surface.activate(place, { keepAnchor: event.shiftKey, show: false });
  }

  function onClick(event: MouseEvent): void {
    const place = body.placeOf(event.target);
    if (!place) return;
    surface.activate(place, { keepAnchor: event.shiftKey });
    surface.focus();
    const { order } = surface.model();
    if (event.shiftKey) {
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

  host.addEventListener('pointerdown', onPointerDown);
  host.addEventListener('click', onClick);
  return () => {
    host.removeEventListener('pointerdown', onPointerDown);
    host.removeEventListener('click', onClick);
  };
}
