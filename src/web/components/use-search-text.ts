import { useEffect, useRef, useState } from 'react';

/**
 * The text of a search box. The address follows a moment later: a box that waited for it would lose letters, and a
 * box that followed every change of the address would jump back to what was typed before. When something else changes
 * the address (Back, a link), the box follows.
 */
export function useSearchText(inAddress: string, onChange: (text: string) => void) {
  const [text, setText] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  if (known !== inAddress) {
    const own = underWay.indexOf(inAddress);
    setKnown(inAddress);
    setUnderWay(text === inAddress || own === -1 ? [] : underWay.slice(own + 1));
    if (own === -1) setText(inAddress);
  }
  function change(next: string) {
    setText(next);
    setUnderWay([...underWay, next]);
    onChange(next);
  }
  return [text, change] as const;
}

const PAUSE_MS = 250;

/** As useSearchText, for a search on the server: the address changes only after a pause in the typing. */
export function useDelayedSearch(inAddress: string, onChange: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useSearchText(inAddress, (text) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(text), text === '' ? 0 : PAUSE_MS);
  });
}
