// Moves or copies the shifts of many cells to other days or people.

import { addDays } from '../time/dates';
import { overlaps } from '../time/intervals';
import type { Interval } from '../time/kinds';
import { type CellShift, intervalIn, readingsOf } from './cell';
import { type Cells, daysOf, type Transfer } from './change';
import {
  type Draft,
  inTheWayOf,
  isSame,
  type Placed,
  putIn,
  type Standing,
  standingOn,
  takeOut,
} from './draft';

/** Where a shift is to go, and which shifts are in its way there. */
interface Target extends Placed {
  source: Standing;
  others: Standing[];
}

export function applyTransfer(draft: Draft, transfer: Transfer): void {
  const { mode, onConflict = 'refuse', onStatus = 'keep' } = transfer;
  const sources = sourcesOf(draft, transfer.cells);
  const all = targetsOf(draft, sources, transfer);
  // E7: the clock doesn't allow one of the shifts on its new day.
  if (all.length < sources.length) return;
  // E11
  const wanted = onStatus === 'keep' ? all : all.filter((target) => !isAway(draft, target));
  const free = wanted.filter(({ others }) => others.length === 0);
  if (onConflict === 'refuse' && free.length < wanted.length) return;
  let targets = withoutOverlaps(onConflict === 'replace' ? wanted : free);
  if (mode === 'move') targets = withoutBlocked(targets, sources);
  const replaced = onConflict === 'replace' ? wanted.flatMap(({ others }) => others) : [];
  // E6: a block may be moved onto its own place.
  const lifted = mode === 'move' ? targets.map(({ source }) => source) : [];
  takeOut(draft, [...lifted, ...replaced]);
  for (const target of targets) putIn(draft, target);
}

function isAway(draft: Draft, { employeeId, date }: Placed): boolean {
  return (draft.read(employeeId, date)?.status ?? null) !== null;
}

/** Sorts the shifts by their start. */
function sourcesOf(draft: Draft, cells: Cells): Standing[] {
  return daysOf(cells)
    .flatMap(({ employeeId, date }) => standingOn(draft, employeeId, date))
    .sort((one, other) => one.interval.start - other.interval.start);
}

function targetsOf(draft: Draft, sources: Standing[], transfer: Transfer): Target[] {
  const moves = transfer.mode === 'move';
  return sources.flatMap((source) => {
    const date = addDays(source.date, transfer.days);
    const zone = draft.zoneOf(source.shift.site);
    const interval = intervalIn(date, source.shift, zone);
    if (!interval) return [];
    const shift = { ...(moves ? source.shift : copyOf(source)), ...readingsOf(interval, zone) };
    const heir = transfer.people?.find(({ from }) => from === source.employeeId);
    const employeeId = heir?.to ?? source.employeeId;
    const placed: Placed = { employeeId, date, shift, interval };
    const others = inTheWayOf(draft, placed).filter(
      (each) => !moves || !sources.some((moved) => isSame(moved, each)),
    );
    return [{ ...placed, source, others }];
  });
}

/** E6 */
export function copyOf({ shift: { start, end, site } }: Standing): CellShift {
  return { start, end, site, published: false, auto: false, code: null };
}

/** E8: the earlier of two overlapping shifts goes. */
export function withoutOverlaps<T extends Placed>(targets: T[]): T[] {
  const busyUntil = new Map<string, number>();
  return targets
    .toSorted((one, other) => one.interval.start - other.interval.start)
    .filter(({ employeeId, interval }) => {
      if (interval.start < (busyUntil.get(employeeId) ?? Number.NEGATIVE_INFINITY)) return false;
      busyUntil.set(employeeId, interval.end);
      return true;
    });
}

/** E8: a shift that stays blocks others, which then stay too. */
function withoutBlocked(targets: Target[], sources: Standing[]): Target[] {
  const going = new Set(targets.map(({ source }) => source));
  const staying = sources.filter((source) => !going.has(source));
  const meets = (
    target: Target,
    { employeeId, interval }: { employeeId: string; interval: Interval },
  ) => employeeId === target.employeeId && overlaps(interval, target.interval);
  const free = targets.filter((target) => !staying.some((source) => meets(target, source)));
  return free.length === targets.length ? free : withoutBlocked(free, sources);
}
