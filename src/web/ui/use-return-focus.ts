import { useState } from 'react';

/** The elements that had the focus before each open dialog, the topmost last. */
let openers: HTMLElement[] = [];

function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement)) return null;
  // A menu item is gone by the time the dialog closes, so the focus returns to its menu's button.
  const menuButtonId = active.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = menuButtonId ? document.getElementById(menuButtonId) : active;
  if (!opener) return null;
  const isInDialog = opener.closest('[role="dialog"], [role="alertdialog"]') !== null;
  openers = isInDialog ? [...openers, opener] : [opener];
  return opener;
}

/** The row of a list may be gone because of what was decided about it: the one that took its place is next. */
function nextItem(opener: HTMLElement | null): HTMLElement | null {
  if (!opener?.closest('[data-list-item]')) return null;
  return document.querySelector<HTMLElement>('[data-list-item][tabindex="0"]');
}

/**
 * Radix returns focus to its own trigger only, but our dialogs are opened by state from anywhere.
 * Returns the handler for `onCloseAutoFocus`.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(findOpener());
  }
  return (event) => {
    event.preventDefault();
    // The opener may be gone: with the dialog it was in, as after 'Discard', or with a loading dialog that this
    // one replaced.
    const back = opener?.isConnected
      ? opener
      : (nextItem(opener) ?? openers.findLast(({ isConnected }) => isConnected));
    // The main part is nearer to where people were than the start of the page.
    (back ?? document.getElementById('main'))?.focus();
  };
}
