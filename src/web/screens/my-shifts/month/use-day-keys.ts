import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { CalendarDate } from '#engine/time/kinds';
import { useWeekStart } from '../../../data/session';
import { dayByKey } from './day-by-key';

/**
 * Keys move the one tab stop of a calendar. The day that they move to gets the focus once it is drawn: it may be in
 * another month. `move` says whether there is such a day.
 */
export function useDayKeys<Box extends HTMLElement>(
  stop: CalendarDate,
  move: (to: CalendarDate, key: string) => boolean,
) {
  const box = useRef<Box>(null);
  const wanted = useRef<CalendarDate>(undefined);
  const weekStart = useWeekStart();

  useEffect(() => {
    if (wanted.current !== stop) return;
    wanted.current = undefined;
    box.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus();
  }, [stop]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = dayByKey(stop, event.key, weekStart);
    if (!target) return;
    event.preventDefault();
    if (move(target, event.key)) wanted.current = target;
  }

  return { box, onKeyDown };
}
