// Says which cell someone rests on, with the mouse or with the focus, so that its details can be shown.
import type { Place } from './key-moves';
import type { Surface } from './surface';

export interface HintEvents {
  /** Undefined when the details are to go. */
  onHint(hint: (Place & { box: DOMRect }) | undefined): void;
}

const REST_MS = 500;

export function listenToHints(surface: Surface, { onHint }: HintEvents): () => void {
  const { host, body } = surface;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: Element | undefined;

  function hide(): void {
    clearTimeout(timer);
    over = undefined;
    onHint(undefined);
  }

  function showSoon(cell: Element): void {
    clearTimeout(timer);
    over = cell;
    timer = setTimeout(() => {
      const place = body.placeOf(cell);
      if (!place || !cell.isConnected) return;
      const person = surface.model().rows[place.row];
      if (!person || person.heading) return;
      onHint({ ...place, box: cell.getBoundingClientRect() });
    }, REST_MS);
  }

  function onPointerMove(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const cell = event.target instanceof Element ? event.target.closest('.cell') : null;
    if (cell === over) return;
    hide();
    if (cell && event.buttons === 0) showSoon(cell);
  }

  function onFocus({ target }: FocusEvent): void {
    hide();
    // A press opens the day, which says all of this.
    if (target instanceof Element && target.matches('.cell:focus-visible')) showSoon(target);
  }

  function onKeyUp({ key }: KeyboardEvent): void {
    hide();
    if (key === 'Escape') return;
    if (document.activeElement && body.placeOf(document.activeElement)) {
      showSoon(body.focusable());
    }
  }

  const stop = new AbortController();
  const { signal } = stop;
  host.addEventListener('pointermove', onPointerMove, { signal });
  host.addEventListener('focusin', onFocus, { signal });
  host.addEventListener('keyup', onKeyUp, { signal });
  for (const type of ['pointerdown', 'scroll', 'focusout']) {
    host.addEventListener(type, hide, { signal, passive: true });
  }
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
