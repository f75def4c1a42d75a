// After a change of page, screen readers go on from the new heading, not from the old link.
const SETTLING_MS = 500;

/** A slow page may arrive after someone has opened a menu: taking the focus would close the menu. */
const OPEN_OVERLAY = '[role=menu][data-state=open], [role=dialog][data-state=open]';

export function focusHeading(): void {
  if (document.activeElement?.closest(OPEN_OVERLAY)) return;
  focusNow();
  // The menu or dialog that led here returns the focus to its button a moment later.
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
