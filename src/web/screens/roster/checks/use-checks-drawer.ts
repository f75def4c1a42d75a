import { useSearch } from '@tanstack/react-router';
import { type RefObject, useRef, useState } from 'react';
import { useGridSearch } from '../grid/use-grid-search';
import type { Surface } from '../surface/surface';

/** The address says whether the drawer is open. The focus follows those who open and close it. */
export function useChecksDrawer(surface: RefObject<Surface | null>) {
  const { checks } = useSearch({ from: '/signed-in/roster' });
  const { setChecks } = useGridSearch();
  const button = useRef<HTMLButtonElement>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  const open = checks === 'open';

  function close() {
    setChecks(undefined);
    // Selected cells have their bar where the button is.
    if (button.current) button.current.focus();
    else surface.current?.focus();
  }

  function toggle() {
    if (open) return close();
    setTakesFocus(true);
    return setChecks('open');
  }

  return { button, open, takesFocus, toggle, close };
}
