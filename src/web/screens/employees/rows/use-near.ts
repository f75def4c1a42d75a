import { type RefCallback, useCallback, useState } from 'react';

const MARGIN = '600px 0px';

/** Whether a part of a scrolling table is in sight or soon will be. One that holds the focus stays so. */
export function useNear<Part extends HTMLElement>(): { ref: RefCallback<Part>; near: boolean } {
  const [near, setNear] = useState(false);
  const ref = useCallback((part: Part) => {
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting || part.contains(document.activeElement)),
      // The margin counts only around the box that scrolls, not around the window.
      { root: part.closest('section'), rootMargin: MARGIN },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return { ref, near };
}
