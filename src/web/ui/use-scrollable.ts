import { type RefCallback, useCallback, useState } from 'react';

/** A box that scrolls must take the focus, or the keyboard can't scroll it. A box that doesn't scroll must not. */
export function useScrollable<Box extends HTMLElement>(): {
  ref: RefCallback<Box>;
  tabIndex: 0 | undefined;
} {
  const [scrolls, setScrolls] = useState(false);
  const ref = useCallback((box: Box) => {
    const measure = () => {
      const scrolls = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
      // A box that has the focus, or gets it while it shrinks, keeps it: otherwise the next Tab would leave the dialog.
      setScrolls(scrolls || box === document.activeElement);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    box.addEventListener('focus', measure);
    box.addEventListener('blur', measure);
    return () => {
      observer.disconnect();
      box.removeEventListener('focus', measure);
      box.removeEventListener('blur', measure);
    };
  }, []);
  return { ref, tabIndex: scrolls ? 0 : undefined };
}
