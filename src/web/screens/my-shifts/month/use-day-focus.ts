import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CalendarDate } from '#engine/time/kinds';
import { firstOfMonth } from '#engine/time/months';
import { useWeekStart } from '../../../components/use-week-start';
import { dayByKey } from './next-day';

type DayFocusOptions = {
  /** The days on the screen. */
  shown: readonly CalendarDate[];
  month: CalendarDate;
  today: CalendarDate;
  onMonth: (date: CalendarDate) => void;
};

/** One tab stop in the grid; keys move it, beyond the edge into another month. */
export function useDayFocus({ shown, month, today, onMonth }: DayFocusOptions) {
  const grid = useRef<HTMLTableElement>(null);
  const wanted = useRef<CalendarDate>(undefined);
  const weekStart = useWeekStart();
  const [last, setLast] = useState<CalendarDate>();
  const start = firstOfMonth(today) === month ? today : month;
  const stop = last !== undefined && shown.includes(last) ? last : start;

  useEffect(() => {
    if (wanted.current !== stop) return;
    wanted.current = undefined;
    grid.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus();
  }, [stop]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = dayByKey(stop, event.key, weekStart);
    if (!target) return;
    event.preventDefault();
    wanted.current = target;
    setLast(target);
    if (event.key.startsWith('Page') || !shown.includes(target)) onMonth(target);
  }

  return { grid, stop, onKeyDown, onFocusDay: setLast };
}
