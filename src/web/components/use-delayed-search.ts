import { useEffect, useRef } from 'react';
import { useSearchText } from './use-search-text';

const PAUSE_MS = 250;

/** As useSearchText, for a search that the server does: the address waits for a pause in the typing. */
export function useDelayedSearch(inAddress: string, onChange: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useSearchText(inAddress, (text) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(text), text === '' ? 0 : PAUSE_MS);
  });
}
