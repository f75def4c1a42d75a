import { useState } from 'react';

function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement)) return null;
  // A menu item is gone by the time the dialog closes: its menu's button is the place to return to.
  const menuButtonId = active.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return menuButtonId ? document.getElementById(menuButtonId) : active;
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
    if (opener?.isConnected) opener.focus();
  };
}
