import { type RefObject, useEffect } from 'react';

/**
 * Stands in a dialog whose opener may be gone when it closes, as after deleting what the button belonged
 * to: the focus would fall to the start of the page.
 */
export function FocusFallback({ to }: { to: RefObject<HTMLElement | null> }) {
  useEffect(
    () => () => {
      setTimeout(() => {
        const active = document.activeElement;
        if (active === document.body || active?.id === 'main') to.current?.focus();
      });
    },
    [to],
  );
  return null;
}
