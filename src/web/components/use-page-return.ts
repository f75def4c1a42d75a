import { useEffect, useEffectEvent } from 'react';

/**
 * Runs when someone comes back to a page that the browser kept alive. Otherwise the page would still show the state
 * in which they left it, such as a button that says 'Opening...' for ever.
 */
export function usePageReturn(run: () => void): void {
  const onReturn = useEffectEvent(run);
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}
