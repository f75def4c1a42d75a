// The cells of one year as they have been read so far, kept small: what a cell holds is listed once,
// and a row is one number a day.
import type { RosterWindow } from '#contract/api/roster-window';
import { contentAt } from '#contract/cell-codes';
import type { Cell } from '#engine/cells/cell';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';

export const NOT_LOADED = 0;
export const EMPTY = 1;
const NARROW = 0xffff;
export const EMPTY_CELL: Cell = { status: null, shifts: [] };

export interface RosterCells {
  from: CalendarDate;
  days: number;
  /** Which content; NOT_LOADED while the day has not been read. */
  at(employeeId: string, day: number): number;
  content(index: number): Cell;
  indexOf(cell: Cell): number;
  areLoaded(window: { from: string; to: string }): boolean;
  isBlank(): boolean;
  /** The sites that ask for someone, and the letter of a day (engine/cover/light.ts); '' while it isn't known. */
  coverSites(): string[];
  lightAt(siteId: string, day: number): string;
  take(window: RosterWindow): void;
}

export function createRosterCells(from: CalendarDate, to: CalendarDate): RosterCells {
  const days = daysBetween(from, to) + 1;
  const contents: Cell[] = [EMPTY_CELL, EMPTY_CELL];
  const known = new Map<string, number>([[keyOf(EMPTY_CELL), EMPTY]]);
  const rows = new Map<string, Uint16Array | Uint32Array>();
  const revisions = new Int32Array(days).fill(-1);
  const lights = new Map<string, string[]>();

  function indexOf(cell: Cell): number {
    const key = keyOf(cell);
    const index = known.get(key) ?? contents.length;
    if (index === contents.length) {
      contents.push(cell);
      known.set(key, index);
    }
    return index;
  }

  function emptyRow() {
    const row = contents.length > NARROW ? new Uint32Array(days) : new Uint16Array(days);
    return row.fill(EMPTY);
  }

  /** More different cells than two bytes can count would otherwise show as others. */
  function widenRows(): void {
    for (const [employeeId, row] of rows) {
      if (row instanceof Uint16Array) rows.set(employeeId, Uint32Array.from(row));
    }
  }

  function takeLights({ cover }: RosterWindow, fresh: readonly number[]): void {
    for (const row of lights.values()) for (const day of fresh) row[day] = '';
    if (!cover) return;
    const offset = daysBetween(from, cover.from);
    for (const site of cover.sites) {
      const row = lights.get(site.location_id) ?? [];
      lights.set(site.location_id, row);
      for (const day of fresh) row[day] = site.days.charAt(day - offset);
    }
  }

  function take(window: RosterWindow): void {
    const offset = daysBetween(from, window.from);
    const length = daysBetween(window.from, window.to) + 1;
    const fresh: number[] = [];
    for (let day = Math.max(0, offset); day < Math.min(days, offset + length); day += 1) {
      // A window that was read before the last change must not bring back what it shows.
      if ((revisions[day] ?? 0) > window.revision) continue;
      revisions[day] = window.revision;
      fresh.push(day);
    }
    if (fresh.length === 0) return;
    takeLights(window, fresh);
    const indices = window.contents.map(({ status, shifts }) =>
      indexOf({
        status,
        shifts: shifts.map((shift) => ({ ...shift, site: window.sites[shift.site] ?? '' })),
      }),
    );
    if (contents.length > NARROW) widenRows();
    for (const row of rows.values()) for (const day of fresh) row[day] = EMPTY;
    for (const { employee_id, cells } of window.rows) {
      let row = rows.get(employee_id);
      if (!row) {
        row = emptyRow();
        rows.set(employee_id, row);
      }
      for (const day of fresh) row[day] = indices[contentAt(cells, day - offset)] ?? EMPTY;
    }
  }

  return {
    from,
    days,
    at(employeeId, day) {
      if ((revisions[day] ?? -1) < 0) return NOT_LOADED;
      return rows.get(employeeId)?.[day] ?? EMPTY;
    },
    coverSites: () => [...lights].flatMap(([id, row]) => (row.some(Boolean) ? [id] : [])),
    lightAt: (siteId, day) => lights.get(siteId)?.[day] ?? '',
    content: (index) => contents[index] ?? EMPTY_CELL,
    indexOf,
    areLoaded(window) {
      const first = daysBetween(from, window.from as CalendarDate);
      const last = daysBetween(from, window.to as CalendarDate);
      for (let day = first; day <= last; day += 1) if ((revisions[day] ?? 0) < 0) return false;
      return true;
    },
    isBlank: () => revisions.every((revision) => revision < 0),
    take,
  };
}

function keyOf({ status, shifts }: Cell): string {
  const parts = shifts.map(
    ({ start, end, site, published, auto, code }) =>
      `${start},${end},${site},${published ? 1 : 0},${auto ? 1 : 0},${code ?? ''}`,
  );
  return `${status ?? ''}|${parts.join('|')}`;
}
