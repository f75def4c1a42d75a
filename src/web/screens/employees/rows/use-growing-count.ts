import { startTransition, useEffect, useState } from 'react';

const FIRST = 60;
const STEP = 100;

/**
 * How many rows of a long list to show so far: a screenful at once, soon all of them. A thousand rows
 * in one go would block the page for a moment; rows that are never there could be neither found with
 * Ctrl+F nor printed. Begins again with each new `key`.
 */
export function useGrowingCount(total: number, key: string): number {
  const [grown, setGrown] = useState({ key, count: FIRST });
  const count = grown.key === key ? grown.count : FIRST;

  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => {
      startTransition(() => setGrown({ key, count: count + STEP }));
    });
    return () => clearTimeout(timer);
  }, [key, count, total]);

  return Math.min(count, total);
}
