import { type RefObject, useEffect } from 'react';

/** Tells the styles how high the message is, so that an open dialog can leave room for it. */
export function useToastRoom(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = region.current;
    if (!box) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (box.offsetHeight > 0) style.setProperty('--toast-height', `${box.offsetHeight}px`);
      else style.removeProperty('--toast-height');
      // A dialog that has just become lower must not hide the field in which somebody types.
      const active = document.activeElement;
      if (active?.closest('[data-panel]')) active.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [region]);
}
