import { useState } from 'react';

/** Where the focus was before the first of the dialogs that are open. */
let outside: HTMLElement | null = null;

function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement)) return null;
  // A menu item is gone by the time the dialog closes: its menu's button is the place to return to.
  const menuButtonId = active.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = menuButtonId ? document.getElementById(menuButtonId) : active;
  if (!opener?.closest('[role="dialog"], [role="alertdialog"]')) outside = opener;
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
    // A dialog that took the place of another, as when its data has come, was opened by nothing that is left.
    const back = opener?.isConnected ? opener : outside;
    if (back?.isConnected) back.focus();
  };
}
