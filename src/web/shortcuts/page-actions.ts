// Shortcuts that the open page handles in its own way.
import { useEffect, useEffectEvent } from 'react';
import type { CalendarDate } from '#engine/time/kinds';

interface PageActions {
  today: () => void;
  /** The cell that a new shift starts from. */
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
      // The next page may have set its own actions already.
      if (current.today !== own.today) return;
      delete current.today;
      delete current.newShiftAt;
    };
  }, []);
}

export function pageActions(): Partial<PageActions> {
  return current;
}
