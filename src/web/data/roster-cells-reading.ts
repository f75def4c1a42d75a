// What the grid shows: a year that fills up window by window, with the changes under way on top.
import { useMemo } from 'react';
import type { RosterWindow } from '#contract/api/roster-window';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { queryClient } from '../platform/query-client';
import type { DateWindow } from './day-statuses';
import { createRosterCells, NOT_LOADED, type RosterCells } from './roster-cells';
import { cellsAfter } from './roster-cells-pending';
import { usePendingRosterChanges } from './roster-changes';
import { useRosterWindow } from './roster-window';

/** A new object whenever a cell may look different. */
export interface ShownCells {
  cells: RosterCells;
  at(employeeId: string, day: number): number;
}

export function useRosterCells(from: CalendarDate, to: CalendarDate, window: DateWindow) {
  const { data, error, isFetching, refetch } = useRosterWindow(window);
  const changes = usePendingRosterChanges();
  const cells = useMemo(() => yearFromCache(from, to), [from, to]);
  const shown = useMemo((): ShownCells => {
    if (data) cells.take(data);
    const overlay = new Map<string, Map<number, number>>();
    const after = cellsAfter(changes, (employeeId, date) => {
      const index = cells.at(employeeId, daysBetween(from, date));
      return index === NOT_LOADED ? undefined : cells.content(index);
    });
    for (const [employeeId, row] of after) {
      const days = Array.from(row, ([date, cell]): [number, number] => [
        daysBetween(from, date),
        cells.indexOf(cell),
      ]);
      overlay.set(employeeId, new Map(days));
    }
    return {
      cells,
      at: (employeeId, day) => overlay.get(employeeId)?.get(day) ?? cells.at(employeeId, day),
    };
  }, [cells, data, changes, from]);
  return { shown, error, isFetching, refetch };
}

function yearFromCache(from: CalendarDate, to: CalendarDate): RosterCells {
  const cells = createRosterCells(from, to);
  for (const [, window] of queryClient.getQueriesData<RosterWindow>({ queryKey: ['roster'] })) {
    if (window && window.from <= to && window.to >= from) cells.take(window);
  }
  return cells;
}
