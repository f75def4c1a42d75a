/** After a change of page: a screen reader goes on from the new heading, not from the old link. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!(target instanceof HTMLElement)) return;
  target.tabIndex = -1;
  target.classList.add('outline-none');
  target.focus({ preventScroll: true });
}
