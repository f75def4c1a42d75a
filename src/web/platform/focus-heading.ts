// After a change of page: a screen reader goes on from the new heading, not from the old link.
const SETTLING_MS = 500;

/** On a slow day the page arrives after the person has opened a menu: taking the focus would close it. */
const OPEN_OVERLAY = '[role=menu][data-state=open], [role=dialog][data-state=open]';

export function focusHeading(): void {
  if (document.activeElement?.closest(OPEN_OVERLAY)) return;
  focusNow();
  // The menu or dialog that led here gives the focus back to its button a moment later.
  const settling = new AbortController();
  const { signal } = settling;
  const stop = () => settling.abort();
  document.addEventListener('focusin', ({ target }) => returnFrom(target), { signal });
  document.addEventListener('keydown', stop, { signal, capture: true });
  document.addEventListener('pointerdown', stop, { signal, capture: true });
  setTimeout(stop, SETTLING_MS);
}

function focusNow(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!(target instanceof HTMLElement)) return;
  target.tabIndex = -1;
  target.classList.add('outline-none');
  target.focus({ preventScroll: true });
}

function returnFrom(target: EventTarget | null): void {
  if (target instanceof Element && target.closest('body > #root > header')) focusNow();
}
