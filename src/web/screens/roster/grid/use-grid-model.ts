import { useMemo } from 'react';
import type { Employee } from '#contract/api/employees';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { ROLE_LABELS } from '../../../components/role-labels';
import { NOT_LOADED, type RosterCells } from '../../../data/roster-cells';
import type { ShownCells } from '../../../data/roster-cells-reading';
import { initialsOf } from '../../../ui/initials';
import { isHexColor } from '../../../ui/readable-text';
import { rowOrder } from '../selection/selection';
import {
  type CellLook,
  LOADING,
  lookOf,
  type Shows,
  type SiteClocks,
  shownPart,
} from '../surface/cell-look';
import type { Zoom } from '../surface/geometry';
import type { GridModel, GridRow } from '../surface/grid-model';
import type { GridYear } from './grid-days';

interface ModelInput {
  year: GridYear;
  employees: readonly Employee[];
  shown: ShownCells;
  shows: Shows;
  clocks: SiteClocks;
  zoom: Zoom;
  today: CalendarDate;
}

export function useGridModel(input: ModelInput): GridModel {
  const { year, employees, shown, shows, clocks, zoom, today } = input;
  const { cells } = shown;
  const looks = useMemo(() => lookTable(cells, year, shows, clocks), [cells, year, shows, clocks]);
  const rows = useMemo(() => employees.map(gridRow), [employees]);
  const order = useMemo(() => rowOrder(rows.map(({ id }) => id)), [rows]);
  const day = daysBetween(year.from, today);
  return useMemo(
    () => ({
      from: year.from,
      days: year.days,
      months: year.months,
      firstWeekday: year.firstWeekday,
      rows,
      order,
      zoom,
      today: day >= 0 && day < year.days.length ? day : undefined,
      look: (employeeId, at) => looks(shown.at(employeeId, at), at),
    }),
    [year, rows, order, zoom, day, looks, shown],
  );
}

function gridRow({ id, name, role, shift_group: group }: Employee): GridRow {
  const color = group?.color_hex ?? undefined;
  return {
    id,
    name,
    role: role ? ROLE_LABELS[role] : '',
    initials: initialsOf(name),
    color: color && isHexColor(color) ? color : undefined,
  };
}

/** Makes each look once: a cell that keeps its look is not drawn again. */
function lookTable(cells: RosterCells, year: GridYear, shows: Shows, clocks: SiteClocks) {
  const anyDay = new Map<number, CellLook>();
  const byDay = new Map<string, CellLook>();
  return (content: number, day: number): CellLook => {
    if (content === NOT_LOADED) return LOADING;
    const made = anyDay.get(content);
    if (made) return made;
    const cell = shownPart(cells.content(content), shows);
    // Zone names change with the clocks, so these looks belong to one day.
    const zoned = cell.shifts.some(({ site }) => clocks.differ(site));
    const key = zoned ? `${content} ${day}` : '';
    const look = byDay.get(key) ?? lookOf(cell, year.days[day]?.date ?? year.from, clocks);
    if (zoned) byDay.set(key, look);
    else anyDay.set(content, look);
    return look;
  };
}
