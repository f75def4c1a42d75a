import { useEffect } from 'react';
import { undoLast } from '../../../data/undo';

/** Ctrl+Z, except where it takes back what was typed. */
export function useUndoKey(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      if (event.target instanceof Element && event.target.matches('input, textarea')) return;
      // The view behind the dialog may listen too, and would undo one change more.
      event.stopImmediatePropagation();
      if (undoLast()) event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
