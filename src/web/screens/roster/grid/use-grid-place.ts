import { useSearch } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Employee } from '#contract/api/employees';
import { addDays, daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { useWeekStart } from '../../../data/session';
import { DAY_WIDTH, firstWhole, NAME_WIDTH, type Range, type Zoom } from '../surface/geometry';
import type { Surface } from '../surface/surface';
import { type GridYear, openingDay, windowAround } from './grid-days';
import { groupOfHeading } from './grid-rows';
import { useGridSearch } from './use-grid-search';

const SETTLED_MS = 150;

interface Place {
  surface: RefObject<Surface | null>;
  year: GridYear;
  /** The day in the address. */
  date: CalendarDate | undefined;
  today: CalendarDate;
  zoom: Zoom;
  /** Whether people are read as they come into view. */
  isLarge: boolean;
  /** Whom the filter and the search leave. */
  people: readonly Employee[];
}

/** Who was in view, and of which people. */
interface Seen {
  ids: readonly string[];
  chosen: string;
  people: readonly Employee[];
}

const NOBODY: readonly string[] = [];

/** Scrolls to the day in the address, writes the day back after scrolling, and says which days and people are in view. */
export function useGridPlace({ surface, year, date, today, zoom, isLarge, people }: Place) {
  const { noteDate } = useGridSearch();
  const width = DAY_WIDTH[zoom];
  const opening = daysBetween(year.from, openingDay(date, today, useWeekStart()));
  const [seenRows, setSeenRows] = useState<Seen>();
  const [seen, setSeen] = useState<{ year: GridYear; days: Range }>();
  // A day that the grid itself wrote into the address is no reason to scroll there.
  const noted = useRef<CalendarDate | 'nothing yet' | undefined>('nothing yet');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const firstDay = useRef(opening);

  useLayoutEffect(() => {
    if (noted.current === date) return;
    const opened = noted.current === 'nothing yet';
    noted.current = date;
    clearTimeout(timer.current);
    firstDay.current = opening;
    // The grid opens there by itself.
    if (!opened) surface.current?.scrollToDay(opening);
  }, [surface, date, opening]);

  // The same day stays first when the zoom changes.
  const shownWidth = useRef(width);
  useLayoutEffect(() => {
    if (shownWidth.current === width) return;
    shownWidth.current = width;
    surface.current?.scrollToDay(firstDay.current);
  }, [surface, width]);

  // Other people are shown from the first one on, unless someone is at work in the grid.
  const { filter, find, site, who, found } = useSearch({ from: '/signed-in/roster' });
  const chosen = [filter, find, site, who, found].join('\n');
  const shownFor = useRef({ chosen, people });
  useLayoutEffect(() => {
    const before = shownFor.current.chosen;
    shownFor.current = { chosen, people };
    if (before === chosen) return;
    const { host, scrollBy } = surface.current ?? {};
    if (!host?.contains(document.activeElement)) scrollBy?.(0, -(host?.scrollTop ?? 0));
  }, [surface, chosen, people]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const onView = useCallback(
    ({ days, rows }: { days: Range; rows: Range }) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // The grid may have given way to a failure since.
        const grid = surface.current;
        if (!grid) return;
        setSeen((before) =>
          before?.year === year && isSame(before.days, days) ? before : { year, days },
        );
        if (isLarge) {
          const shown = grid.model().rows.slice(rows.first, rows.end);
          const ids = shown.map(({ id, heading }) => (heading ? groupOfHeading(id) : id));
          const now = { ...shownFor.current, ids };
          setSeenRows((before) => (isSameRows(before, now) ? before : now));
        }
        const x = grid.host.scrollLeft;
        const first = firstWhole(x, width, year.days.length);
        // The last days of a year never reach the left edge, so their link stays as it was.
        if (first === firstDay.current || x === grid.leftOf(opening)) return;
        firstDay.current = first;
        noted.current = addDays(year.from, first);
        noteDate(noted.current);
      }, SETTLED_MS);
    },
    [surface, year, width, opening, noteDate, isLarge],
  );

  const columns = Math.ceil((innerWidth - NAME_WIDTH) / width);
  const atOpening = { first: opening, end: Math.min(year.days.length, opening + columns) };
  const wanted = windowAround(seen?.year === year ? seen.days : atOpening, year);
  return {
    wanted,
    inView: inViewOf(seenRows, { chosen, people, find }),
    opening,
    onView,
    firstDay,
  };
}

/** Undefined for the first rows: where a list opens, and where it is shown from after another choice. */
function inViewOf(
  seen: Seen | undefined,
  { chosen, people, find }: Omit<Seen, 'ids'> & { find: string | undefined },
): readonly string[] | undefined {
  if (!seen || seen.chosen === chosen || seen.people === people) return seen?.ids;
  // While someone types a name, the next letter leaves others: who is in view is asked when it rests.
  return find ? NOBODY : undefined;
}

function isSameRows(one: Seen | undefined, other: Seen): boolean {
  return (
    one?.chosen === other.chosen &&
    one.people === other.people &&
    one.ids.join() === other.ids.join()
  );
}

function isSame(one: Range, other: Range): boolean {
  return one.first === other.first && one.end === other.end;
}
