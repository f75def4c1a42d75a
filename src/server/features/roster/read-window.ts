// The roster as the grid reads it: every different cell once, and a character a day for each person.
import type { CellContent, RosterWindow } from '#contract/api/roster-window';
import { cellCode, MOST_CONTENTS, UNCHANGED } from '#contract/cell-codes';
import { AppError } from '#contract/errors';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { People } from '../employees/people-of-groups';
import {
  type CellKey,
  listSameShifts,
  listSameStatuses,
  listSiteIds,
  type Window,
} from './window.queries';

interface Changed {
  since: number;
  cells: CellKey[];
}

const EMPTY: CellContent = { status: null, shifts: [] };

/** Reads the whole window or the rows of some people, or only the cells that changed since a revision. */
export async function readWindow(
  scope: TenantScope,
  window: Window,
  revision: number,
  { changed, people = 'everyone' }: { changed?: Changed | undefined; people?: People } = {},
): Promise<RosterWindow> {
  const part = { ...window, people, cells: changed?.cells };
  const cells = createCells(daysBetween(window.from, window.to) + 1, changed ? UNCHANGED : 0);
  // Who isn't listed wasn't asked for.
  if (people !== 'everyone' && !changed) cells.addRows(people);
  for (const { employee_id, date } of part.cells ?? []) {
    cells.add(daysBetween(window.from, date as CalendarDate), employee_id, () => EMPTY);
  }
  const sites = part.cells?.length === 0 ? [] : await listSiteIds(scope, part);
  for (const { day, employees, ...shift } of await listSameShifts(scope, part, sites)) {
    cells.add(day, employees, ({ status, shifts }) => ({ status, shifts: [...shifts, shift] }));
  }
  for (const { day, employees, status } of await listSameStatuses(scope, part)) {
    cells.add(day, employees, ({ shifts }) => ({ status, shifts }));
  }
  const since = changed && { since: changed.since };
  return { ...window, revision, ...since, sites, contents: cells.contents, rows: cells.rows() };
}

function createCells(days: number, blank: number) {
  const contents = [EMPTY];
  const numbers = new Map([[JSON.stringify(EMPTY), 0]]);
  const rows = new Map<string, Int32Array>();

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

  function rowOf(employee: string): Int32Array {
    const known = rows.get(employee);
    if (known) return known;
    const row = new Int32Array(days).fill(blank);
    rows.set(employee, row);
    return row;
  }

  return {
    contents,
    addRows(employees: readonly string[]): void {
      for (const employee of employees) rowOf(employee);
    },
    /** The same change for the cells of many people, which rarely hold more than one thing before. */
    add(day: number, employees: string, change: (content: CellContent) => CellContent): void {
      const changed = new Map<number, number>();
      for (const employee of employees.split(',')) {
        const row = rowOf(employee);
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
        cells: String.fromCharCode(...(rows.get(employee_id) as Int32Array).map(cellCode)),
      })),
  };
}
