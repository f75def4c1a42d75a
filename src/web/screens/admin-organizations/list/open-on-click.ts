import type { MouseEvent } from 'react';

/** For a whole row or card whose name is a button that does the same: a bigger target for the mouse. */
export function openOnClick(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || target.closest('button, a')) return;
  // Somebody is copying an e-mail address.
  if (getSelection()?.isCollapsed === false) return;
  const opener = currentTarget.querySelector<HTMLElement>('[data-organization]');
  // Where the focus comes back to.
  opener?.focus();
  opener?.click();
}
