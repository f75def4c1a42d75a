// What an organisation's changes make of the holidays by law.
import { yearOf } from '../time/dates';
import type { Holiday, HolidayChange } from './holiday';

/** H5, H6: the holidays of a site in a year. `byLaw` gives those of any year, none where it isn't known. */
export function withChanges(
  byLaw: (year: number) => readonly Holiday[],
  year: number,
  changes: readonly HolidayChange[],
  siteId?: string,
): Holiday[] {
  const moves = changes.filter(({ kind }) => kind === 'move');
  // A day can be moved into another year, so its own year is read too.
  const years = new Set([year, ...moves.map(({ date }) => yearOf(date))]);
  const forAll = changes.filter((change) => change.siteId === undefined);
  const forSite = changes.filter(
    (change) => change.siteId !== undefined && change.siteId === siteId,
  );
  const all = changed(changed(onceADay([...years].flatMap(byLaw)), forAll), forSite);
  return all.filter(({ date }) => yearOf(date) === year).sort(byDateAndName);
}

/** H6: the order of the changes doesn't matter, because all of them look at the days before any of them. */
function changed(days: readonly Holiday[], changes: readonly HolidayChange[]): Holiday[] {
  const before = new Map(days.map((day) => [keyOf(day), day]));
  const gone = new Set(changes.filter(({ kind }) => kind !== 'add').map(keyOf));
  const removed = new Set(changes.filter(({ kind }) => kind === 'remove').map(keyOf));
  const placed = changes.flatMap((change): Holiday[] => {
    if (change.kind === 'add') return [ownDay(change)];
    const day = before.get(keyOf(change));
    if (change.kind === 'remove' || !day || removed.has(keyOf(change))) return [];
    return [{ ...day, date: change.to, status: 'own' }];
  });
  const staying = days.filter((day) => !gone.has(keyOf(day)));
  return onceADay([...placed.sort(longestFirst), ...staying]);
}

function ownDay({ date, name, hours }: HolidayChange & { kind: 'add' }): Holiday {
  return { date, name, hours: hours ?? 'all-day', status: 'own', note: '' };
}

/** H5: of two days of one name on a date, the first stays. */
function onceADay(days: readonly Holiday[]): Holiday[] {
  const seen = new Map<string, Holiday>();
  for (const day of days) if (!seen.has(keyOf(day))) seen.set(keyOf(day), day);
  return [...seen.values()];
}

function keyOf({ date, name }: { date: string; name: string }): string {
  return `${date} ${name}`;
}

/** Two changes may put a day of one name on a date. Which of them stays must not depend on their order. */
function longestFirst(one: Holiday, other: Holiday): number {
  return (
    lengthOf(other) - lengthOf(one) ||
    startOf(one) - startOf(other) ||
    compared(one.note, other.note)
  );
}

function lengthOf({ hours }: Holiday): number {
  if (hours === 'all-day') return 24 * 60;
  return hours === 'unknown' ? 0 : hours.end - hours.start;
}

function startOf({ hours }: Holiday): number {
  return typeof hours === 'object' ? hours.start : 0;
}

function byDateAndName(one: Holiday, other: Holiday): number {
  return compared(keyOf(one), keyOf(other));
}

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
