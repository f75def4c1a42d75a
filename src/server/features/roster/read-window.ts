// The roster as the grid reads it: every different cell once, and a character a day for each person.
import type { CellContent, RosterWindow } from '#contract/api/roster';
import { cellCode, MOST_CONTENTS } from '#contract/cell-codes';
import { AppError } from '#contract/errors';
import { daysBetween } from '#engine/time/dates';
import type { TenantScope } from '../../db/database';
import { listSameShifts, listSameStatuses, type Window } from './window.queries';

const EMPTY: CellContent = { status: null, shifts: [] };

export async function readWindow(
  scope: TenantScope,
  window: Window,
  revision: number,
): Promise<RosterWindow> {
  const sites = await scope.db.selectFrom('locations').select('id').orderBy('id').execute();
  const siteIds = sites.map(({ id }) => id);
  const cells = createCells(daysBetween(window.from, window.to) + 1);
  for (const { day, employees, ...shift } of await listSameShifts(scope, window, siteIds)) {
    cells.add(day, employees, ({ status, shifts }) => ({ status, shifts: [...shifts, shift] }));
  }
  for (const { day, employees, status } of await listSameStatuses(scope, window)) {
    cells.add(day, employees, ({ shifts }) => ({ status, shifts }));
  }
  return { ...window, revision, sites: siteIds, contents: cells.contents, rows: cells.rows() };
}

function createCells(days: number) {
  const contents = [EMPTY];
  const numbers = new Map([[JSON.stringify(EMPTY), 0]]);
  const rows = new Map<string, Uint16Array>();

  function numberOf(content: CellContent): number {
    const text = JSON.stringify(content);
    const known = numbers.get(text);
    if (known !== undefined) return known;
    if (contents.length === MOST_CONTENTS) {
      throw new AppError('invalid_input', { sentence: 'Choose a shorter window.' });
    }
    numbers.set(text, contents.length);
    return contents.push(content) - 1;
  }

  return {
    contents,
    /** The same change for the cells of many people, which rarely hold more than one thing before. */
    add(day: number, employees: string, change: (content: CellContent) => CellContent): void {
      const changed = new Map<number, number>();
      for (const employee of employees.split(',')) {
        const row = rows.get(employee) ?? new Uint16Array(days);
        rows.set(employee, row);
        const before = row[day] as number;
        let after = changed.get(before);
        if (after === undefined) {
          after = numberOf(change(contents[before] as CellContent));
          changed.set(before, after);
        }
        row[day] = after;
      }
    },
    rows: () =>
      [...rows.keys()].sort().map((employee_id) => ({
        employee_id,
        cells: String.fromCharCode(...(rows.get(employee_id) as Uint16Array).map(cellCode)),
      })),
  };
}
