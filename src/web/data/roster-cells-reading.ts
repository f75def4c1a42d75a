// What the grid shows: a year that fills up window by window, with the changes under way on top.
import { useMemo } from 'react';
import type { RosterWindow } from '#contract/api/roster-window';
import { applyToCells } from '#engine/cells/apply-to-cells';
import type { CellChange } from '#engine/cells/change';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import { queryClient } from '../platform/query-client';
import type { DateWindow } from './day-statuses';
import { usePlaces } from './locations';
import { isOwnRevision } from './refresh-roster';
import { createRosterCells, NOT_LOADED, type RosterCells } from './roster-cells';
import { isIn, usePendingRosterChanges } from './roster-changes';
import type { RosterPart } from './roster-parts';
import { useRosterWindows } from './roster-window';

const UTC = 'UTC' as Zone;

/** A new object whenever a cell may look different. */
export interface ShownCells {
  cells: RosterCells;
  at(employeeId: string, day: number): number;
  /** Whether changes of this tab are under way. */
  changing: boolean;
  /** Whether this tab made the last change, such as an undo. */
  own: boolean;
}

/** Of everyone, unless parts are named. */
export function useRosterCells(
  from: CalendarDate,
  to: CalendarDate,
  window: DateWindow,
  parts?: readonly RosterPart[],
) {
  const { windows, error, isFetching, refetch } = useRosterWindows(window, parts);
  const changes = usePendingRosterChanges();
  const { data: places } = usePlaces();
  const cells = useMemo(() => yearFromCache(from, to), [from, to]);
  const shown = useMemo((): ShownCells => {
    for (const each of windows) cells.take(each);
    // What all of them show.
    const revision = windows.reduce(
      (least, each) => Math.min(least, each.revision),
      cells.revision(),
    );
    const overlay = new Map<string, Map<number, number>>();
    const zones = new Map(places?.map(({ id, timezone }) => [id, timezone as Zone]));
    // The bodies of calls hold dates as plain texts.
    const pending = changes.filter((change) => !isIn(revision, change)) as CellChange[];
    const after = applyToCells(pending, {
      read(employeeId, date) {
        const index = cells.at(employeeId, daysBetween(from, date));
        return index === NOT_LOADED ? undefined : cells.content(index);
      },
      zoneOf: (siteId) => zones.get(siteId) ?? UTC,
    });
    for (const [employeeId, row] of after) {
      const days = Array.from(row, ([date, cell]): [number, number] => [
        daysBetween(from, date),
        cells.indexOf(cell),
      ]);
      overlay.set(employeeId, new Map(days));
    }
    const read = cells.reader();
    return {
      cells,
      changing: pending.length > 0,
      own: windows.length > 0 && isOwnRevision(revision),
      at: (employeeId, day) => overlay.get(employeeId)?.get(day) ?? read(employeeId, day),
    };
  }, [cells, windows, changes, places, from]);
  return { shown, error, isFetching, refetch };
}

function yearFromCache(from: CalendarDate, to: CalendarDate): RosterCells {
  const cells = createRosterCells(from, to);
  for (const [, window] of queryClient.getQueriesData<RosterWindow>({ queryKey: ['roster'] })) {
    if (window && window.from <= to && window.to >= from) cells.take(window);
  }
  return cells;
}
