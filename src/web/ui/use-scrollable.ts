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
      // A box with the focus keeps it until people go on: without it the next Tab would leave an open dialog.
      setScrolls(scrolls || box === document.activeElement);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    box.addEventListener('blur', measure);
    return () => {
      observer.disconnect();
      box.removeEventListener('blur', measure);
    };
  }, []);
  return { ref, tabIndex: scrolls ? 0 : undefined };
}
