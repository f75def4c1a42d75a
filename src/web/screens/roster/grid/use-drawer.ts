import { useSearch } from '@tanstack/react-router';
import { type RefObject, useRef, useState } from 'react';
import type { Surface } from '../surface/surface';
import { useGridSearch } from './use-grid-search';

/** The address says which drawer is open. The focus follows those who open and close it. */
export function useDrawer(which: 'checks' | 'requests', surface: RefObject<Surface | null>) {
  const search = useSearch({ from: '/signed-in/roster' });
  const { setDrawer } = useGridSearch();
  const button = useRef<HTMLButtonElement>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  const open = search[which] === 'open';

  function close() {
    setDrawer(undefined);
    // Selected cells have their bar where the button is.
    if (button.current) button.current.focus();
    else surface.current?.focus();
  }

  function toggle() {
    if (open) return close();
    setTakesFocus(true);
    return setDrawer(which);
  }

  return { button, open, takesFocus, toggle, close };
}
