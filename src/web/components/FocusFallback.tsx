import { type RefObject, useEffect } from 'react';

/**
 * Inside a dialog: when it closes and the button that opened it is gone, as after deleting what the
 * button belonged to, the focus would fall to the start of the page or of its main part.
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
