// The cells of one year as they have been read so far. What a cell holds is listed once; which one it is stays in the
// answer, one letter a day, until it is looked at: what an answer costs must not grow with the people out of view.
import type { RosterWindow } from '#contract/api/roster-window';
import { contentAt } from '#contract/cell-codes';
import type { Cell } from '#engine/cells/cell';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';

export const NOT_LOADED = 0;
export const EMPTY = 1;
export const EMPTY_CELL: Cell = { status: null, shifts: [] };

export interface RosterCells {
  from: CalendarDate;
  days: number;
  /** Which content; NOT_LOADED while the day has not been read. */
  at(employeeId: string, day: number): number;
  /** `at` as it is now, whatever is taken afterwards. */
  reader(): RosterCells['at'];
  content(index: number): Cell;
  indexOf(cell: Cell): number;
  areLoaded(window: { from: string; to: string }): boolean;
  isBlank(): boolean;
  /** The sites that ask for someone, and the letter of a day (engine/cover/light.ts); '' while it isn't known. */
  coverSites(): string[];
  lightAt(siteId: string, day: number): string;
  take(window: RosterWindow): void;
}

/** An answer, as far as some day is still known from it. */
interface Read {
  revision: number;
  /** The day of the year with which its rows begin. */
  first: number;
  /** The letters of each person. */
  rows: ReadonlyMap<string, string>;
  /** What the letters stand for. */
  indices: readonly number[];
}

export function createRosterCells(from: CalendarDate, to: CalendarDate): RosterCells {
  const days = daysBetween(from, to) + 1;
  const contents: Cell[] = [EMPTY_CELL, EMPTY_CELL];
  const known = new Map<string, number>([[keyOf(EMPTY_CELL), EMPTY]]);
  let reads: readonly (Read | undefined)[] = Array.from(
    { length: days },
    (): Read | undefined => undefined,
  );
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
    const { revision } = window;
    const first = daysBetween(from, window.from);
    const end = daysBetween(from, window.to) + 1;
    const fresh: number[] = [];
    for (let day = Math.max(0, first); day < Math.min(days, end); day += 1) {
      // A window that was read before the last change must not bring back what it shows.
      if ((reads[day]?.revision ?? -1) <= revision) fresh.push(day);
    }
    if (fresh.length === 0) return;
    takeLights(window, fresh);
    const rows = new Map<string, string>();
    for (const { employee_id, cells } of window.rows) rows.set(employee_id, cells);
    const indices = window.contents.map(({ status, shifts }) =>
      indexOf({
        status,
        shifts: shifts.map((shift) => ({ ...shift, site: window.sites[shift.site] ?? '' })),
      }),
    );
    const read = { revision, first, rows, indices };
    const next = [...reads];
    for (const day of fresh) next[day] = read;
    reads = next;
  }

  return {
    from,
    days,
    at: (employeeId, day) => indexIn(reads[day], employeeId, day),
    reader() {
      const now = reads;
      return (employeeId, day) => indexIn(now[day], employeeId, day);
    },
    coverSites: () => [...lights].flatMap(([id, row]) => (row.some(Boolean) ? [id] : [])),
    lightAt: (siteId, day) => lights.get(siteId)?.[day] ?? '',
    content: (index) => contents[index] ?? EMPTY_CELL,
    indexOf,
    areLoaded(window) {
      const first = daysBetween(from, window.from as CalendarDate);
      const last = daysBetween(from, window.to as CalendarDate);
      for (let day = Math.max(0, first); day <= Math.min(last, days - 1); day += 1) {
        if (!reads[day]) return false;
      }
      return true;
    },
    isBlank: () => reads.every((read) => read === undefined),
    take,
  };
}

function indexIn(read: Read | undefined, employeeId: string, day: number): number {
  if (!read) return NOT_LOADED;
  const cells = read.rows.get(employeeId);
  if (cells === undefined) return EMPTY;
  return read.indices[contentAt(cells, day - read.first)] ?? EMPTY;
}

function keyOf({ status, shifts }: Cell): string {
  const parts = shifts.map(
    ({ start, end, site, published, auto, code }) =>
      `${start},${end},${site},${published ? 1 : 0},${auto ? 1 : 0},${code ?? ''}`,
  );
  return `${status ?? ''}|${parts.join('|')}`;
}
