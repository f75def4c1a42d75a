import { useState } from 'react';

/** What had the focus before each of the dialogs that are open, the topmost last. */
let openers: HTMLElement[] = [];

function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement)) return null;
  // A menu item is gone by the time the dialog closes: its menu's button is the place to return to.
  const menuButtonId = active.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = menuButtonId ? document.getElementById(menuButtonId) : active;
  if (!opener) return null;
  const isInDialog = opener.closest('[role="dialog"], [role="alertdialog"]') !== null;
  openers = isInDialog ? [...openers, opener] : [opener];
  return opener;
}

/**
 * Radix returns focus to its own trigger only; our dialogs are opened by state from anywhere.
 * Gives the handler for `onCloseAutoFocus`.
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
    // What opened it may be gone: with the dialog it was in, as after 'Discard', or with one that this dialog has
    // taken the place of, as when its data has come.
    const back = opener?.isConnected ? opener : openers.findLast(({ isConnected }) => isConnected);
    // The start of the page's own part is nearer to where people were than the start of the page.
    (back ?? document.getElementById('main'))?.focus();
  };
}
