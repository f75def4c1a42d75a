// What the page that is open does for a shortcut in its own way.
import { useEffect, useEffectEvent } from 'react';
import type { CalendarDate } from '#engine/time/kinds';

interface PageActions {
  today: () => void;
  /** Where the new shift begins. */
  newShiftAt: () => { employeeId: string; date: CalendarDate } | undefined;
}

const current: Partial<PageActions> = {};

export function usePageActions(actions: PageActions): void {
  const today = useEffectEvent(actions.today);
  const newShiftAt = useEffectEvent(actions.newShiftAt);
  useEffect(() => {
    const own = { today: () => today(), newShiftAt: () => newShiftAt() };
    Object.assign(current, own);
    return () => {
      // The next page may have told its own already.
      if (current.today !== own.today) return;
      delete current.today;
      delete current.newShiftAt;
    };
  }, []);
}

export function pageActions(): Partial<PageActions> {
  return current;
}
