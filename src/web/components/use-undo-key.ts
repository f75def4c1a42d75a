import { useEffect } from 'react';
import { undoLast } from '../data/undo';

const TYPED = 'input, textarea, select, [contenteditable]';

/** Ctrl+Z on every screen, except where it takes back what was typed. */
export function useUndoKey(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      // The grid and the pattern of a template have taken back something of their own.
      if (event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.matches(TYPED)) return;
      if (undoLast()) event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
