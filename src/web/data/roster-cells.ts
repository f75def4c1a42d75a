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
  /** Whether these days have been read, of everyone or of these groups. */
  areLoaded(window: { from: string; to: string }, groups?: string): boolean;
  /** Of the latest change that any of it shows. */
  revision(): number;
  isBlank(): boolean;
  /** The sites that ask for someone, and the letter of a day (engine/cover/light.ts); '' while it isn't known. */
  coverSites(): string[];
  lightAt(siteId: string, day: number): string;
  take(window: RosterWindow): void;
}

/** What was read last of each day; undefined where nothing was. */
type Days = readonly (Read | undefined)[];

/** An answer, as far as some day is still known from it. */
interface Read {
  revision: number;
  /** The day of the year with which its rows begin. */
  first: number;
  /** The letters of each person. */
  rows: ReadonlyMap<string, string>;
  /** What the letters stand for. */
  indices: readonly number[];
  /** What someone without letters has. */
  otherwise: typeof EMPTY | typeof NOT_LOADED;
}

export function createRosterCells(from: CalendarDate, to: CalendarDate): RosterCells {
  const days = daysBetween(from, to) + 1;
  const contents: Cell[] = [EMPTY_CELL, EMPTY_CELL];
  const known = new Map<string, number>([[keyOf(EMPTY_CELL), EMPTY]]);
  const nothing: Days = Array.from({ length: days }, () => undefined);
  let newest = 0;
  // Everyone's days, and those of each part that was read by itself.
  let everyone = nothing;
  let parts: ReadonlyMap<string, Days> = new Map();
  let partOf: ReadonlyMap<string, string> = new Map();
  const lights = new Map<string, string[]>();
  /** The revision of the answer that each day's lights come from. */
  const litBy: number[] = [];

  function indexOf(cell: Cell): number {
    const key = keyOf(cell);
    const index = known.get(key) ?? contents.length;
    if (index === contents.length) {
      contents.push(cell);
      known.set(key, index);
    }
    return index;
  }

  function takeLights({ revision, cover }: RosterWindow, read: readonly number[]): void {
    // Several parts bring the lights of a day.
    const fresh = read.filter((day) => (litBy[day] ?? -1) <= revision);
    for (const day of fresh) litBy[day] = revision;
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
    const { revision, groups } = window;
    const before = groups === undefined ? everyone : (parts.get(groups) ?? nothing);
    const first = daysBetween(from, window.from);
    const end = daysBetween(from, window.to) + 1;
    const fresh: number[] = [];
    for (let day = Math.max(0, first); day < Math.min(days, end); day += 1) {
      // A window that was read before the last change must not bring back what it shows.
      if ((before[day]?.revision ?? -1) <= revision) fresh.push(day);
    }
    if (fresh.length === 0) return;
    newest = Math.max(newest, revision);
    takeLights(window, fresh);
    const rows = new Map<string, string>();
    for (const { employee_id, cells } of window.rows) rows.set(employee_id, cells);
    const indices = window.contents.map(({ status, shifts }) =>
      indexOf({
        status,
        shifts: shifts.map((shift) => ({ ...shift, site: window.sites[shift.site] ?? '' })),
      }),
    );
    const otherwise = groups === undefined ? EMPTY : NOT_LOADED;
    const read = { revision, first, rows, indices, otherwise } as const;
    const next = [...before];
    for (const day of fresh) next[day] = read;
    if (groups === undefined) {
      everyone = next;
      return;
    }
    parts = new Map(parts).set(groups, next);
    // The same map as long as nobody is new in it: it has an entry for everyone.
    const moved = window.rows.filter(({ employee_id: id }) => partOf.get(id) !== groups);
    if (moved.length === 0) return;
    partOf = new Map([...partOf, ...moved.map(({ employee_id: id }) => [id, groups] as const)]);
  }

  /** What is known now, whatever is taken afterwards. */
  function reader(): RosterCells['at'] {
    const [all, some, groupsOf] = [everyone, parts, partOf];
    if (some.size === 0) return (employeeId, day) => indexIn(all[day], employeeId, day);
    return (employeeId, day) => {
      const whole = all[day];
      const part = some.get(groupsOf.get(employeeId) ?? '')?.[day];
      const isNewer = part && part.revision >= (whole?.revision ?? 0);
      return indexIn(isNewer ? part : whole, employeeId, day);
    };
  }

  return {
    from,
    days,
    at: (employeeId, day) => reader()(employeeId, day),
    reader,
    coverSites: () => [...lights].flatMap(([id, row]) => (row.some(Boolean) ? [id] : [])),
    lightAt: (siteId, day) => lights.get(siteId)?.[day] ?? '',
    content: (index) => contents[index] ?? EMPTY_CELL,
    indexOf,
    areLoaded(window, groups) {
      const part = groups === undefined ? undefined : parts.get(groups);
      const first = daysBetween(from, window.from as CalendarDate);
      const last = daysBetween(from, window.to as CalendarDate);
      for (let day = Math.max(0, first); day <= Math.min(last, days - 1); day += 1) {
        if (!everyone[day] && !part?.[day]) return false;
      }
      return true;
    },
    revision: () => newest,
    isBlank: () => newest === 0 && everyone === nothing && parts.size === 0,
    take,
  };
}

function indexIn(read: Read | undefined, employeeId: string, day: number): number {
  if (!read) return NOT_LOADED;
  const cells = read.rows.get(employeeId);
  if (cells === undefined) return read.otherwise;
  return read.indices[contentAt(cells, day - read.first)] ?? EMPTY;
}

function keyOf({ status, shifts }: Cell): string {
  const parts = shifts.map(
    ({ start, end, site, published, auto, code }) =>
      `${start},${end},${site},${published ? 1 : 0},${auto ? 1 : 0},${code ?? ''}`,
  );
  return `${status ?? ''}|${parts.join('|')}`;
}
