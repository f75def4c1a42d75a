import { type RefObject, useLayoutEffect, useState } from 'react';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { useGridSearch } from '../grid/use-grid-search';
import type { GridModel } from '../surface/grid-model';
import type { Surface } from '../surface/surface';

interface Target {
  employeeId: string;
  date: CalendarDate;
}

/** Scrolls to a cell and focuses it. A person hidden by a filter or a folded group is shown first. */
export function useLeadToCell(surface: RefObject<Surface | null>, model: GridModel) {
  const { showAllRows } = useGridSearch();
  const [target, setTarget] = useState<Target>();
  useLayoutEffect(() => {
    const row = target && model.lines.indexOf(target.employeeId);
    if (!target || row === undefined) return;
    setTarget(undefined);
    surface.current?.activate({ row, day: daysBetween(model.from, target.date) });
    surface.current?.focus();
  }, [surface, model, target]);
  return (employeeId: string, date: CalendarDate) => {
    if (model.lines.indexOf(employeeId) === undefined) showAllRows();
    setTarget({ employeeId, date });
  };
}
