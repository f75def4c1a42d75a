import { useEffect, useEffectEvent } from 'react';

/**
 * Runs when somebody comes back to a page that the browser has kept alive:
 * it still shows the state in which it was left, such as a button that works for ever.
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
