// The desk where rosters are tried: who has which shifts, and what the rules say to one more. Nothing is proposed that
// hasn't passed here, and here the engine's own check decides.

import { daysAround } from '#engine/rules/added-findings';
import type { Book } from '#engine/rules/book';
import { bookFor } from '#engine/rules/book-for';
import { check, type Days } from '#engine/rules/check';
import type { Finding } from '#engine/rules/finding';
import { newBlocks } from '#engine/rules/new-blocks';
import { isOnLeave, type RosterShift } from '#engine/rules/person';
import { dayNumber } from '#engine/time/dates';
import { overlaps } from '#engine/time/intervals';
import type { FillInput, FillPerson, FillSettings, Place } from './fill-input';
import { skillsDuring } from './open-places';

export interface Desk {
  people: readonly FillPerson[];
  /** The person with the shifts they have now. */
  person(id: string): FillPerson;
  bookOf(id: string): Book;
  /** Whether this is someone whom the place asks for, whatever their roster says. */
  fits(id: string, place: Place): boolean;
  /** What is against one more shift; empty where the person can work it. By other settings where they are given. */
  obstacles(id: string, shift: RosterShift, by?: DeskInput['settings']): Obstacle[];
  /** Whether the person can work all of these together. */
  takes(id: string, shifts: readonly RosterShift[]): boolean;
  /** A desk to try things at: what is added there isn't added here. */
  fork(): Desk;
  add(id: string, shift: RosterShift): void;
  remove(id: string, shiftId: string): void;
}

export type Obstacle =
  | { because: 'works already' | 'on leave' | 'sick' | 'off' }
  | { because: 'rule'; finding: Finding };

export type DeskInput = Pick<FillInput, 'people' | 'book'> & {
  settings: Pick<FillSettings, 'warnings' | 'hours'>;
};

/** What every desk of a family has worked out once. */
interface Known {
  books: Map<string, Book>;
  checked: WeakMap<FillPerson, Map<string, Finding[]>>;
}

export function createDesk(input: DeskInput): Desk {
  const now = new Map(input.people.map((person) => [person.id, person]));
  return deskWith(input, now, { books: new Map(), checked: new WeakMap() });
}

function deskWith(input: DeskInput, now: Map<string, FillPerson>, known: Known): Desk {
  const { people, book, settings } = input;
  const { books, checked } = known;
  const person = (id: string) => now.get(id) as FillPerson;

  function bookOf(id: string): Book {
    const own = books.get(id) ?? bookFor(person(id), book);
    books.set(id, own);
    return own;
  }

  /** Once for each day: everyone is asked about many shifts, and the check is what takes the time. */
  function findingsOf(before: FillPerson, own: Book, days: Days): Finding[] {
    const byDays = checked.get(before) ?? new Map<string, Finding[]>();
    checked.set(before, byDays);
    const key = `${days.from} ${days.to}`;
    const found = byDays.get(key) ?? check(before, own, days);
    byDays.set(key, found);
    return found;
  }

  function obstacles(id: string, shift: RosterShift, by = settings): Obstacle[] {
    const before = person(id);
    const found: Obstacle[] = awayOn(before, shift);
    if (before.shifts.some((each) => each.date === shift.date || overlaps(each, shift)))
      found.push({ because: 'works already' });
    if (found.length > 0) return found;
    return addedBlocks(id, [shift], by).map((finding) => ({ because: 'rule', finding }));
  }

  function addedBlocks(id: string, shifts: readonly RosterShift[], by: DeskInput['settings']) {
    const before = person(id);
    const own = bookOf(id);
    const days = daysAround(shifts.map(({ date }) => date));
    const after = { ...before, shifts: [...before.shifts, ...shifts] };
    return newBlocks(held(findingsOf(before, own, days), by), held(check(after, own, days), by));
  }

  function takes(id: string, shifts: readonly RosterShift[]): boolean {
    if (shifts.length === 0) return true;
    const before = person(id);
    if (shifts.some((shift) => awayOn(before, shift).length > 0)) return false;
    const all = [...before.shifts, ...shifts].toSorted((one, other) => one.start - other.start);
    if (new Set(shifts.map(({ date }) => date)).size < shifts.length) return false;
    const isFree = shifts.every(({ date }) => !before.shifts.some((each) => each.date === date));
    const isApart = all.every((shift, at) => at === 0 || (all[at - 1]?.end ?? 0) <= shift.start);
    return isFree && isApart && addedBlocks(id, shifts, settings).length === 0;
  }

  return {
    people,
    person,
    bookOf,
    obstacles,
    takes,
    fork: () => deskWith(input, new Map(now), known),
    fits: (id, place) => fits(person(id), place),
    add: (id, shift) => now.set(id, { ...person(id), shifts: [...person(id).shifts, shift] }),
    remove: (id, shiftId) =>
      now.set(id, {
        ...person(id),
        shifts: person(id).shifts.filter((shift) => shift.id !== shiftId),
      }),
  };
}

/** A status or leave closes a day for Fill, even where the organisation has no rule about it. */
function awayOn(person: FillPerson, shift: RosterShift): Obstacle[] {
  if (isOnLeave(person, shift)) return [{ because: 'on leave' }];
  const status = person.statuses.get(shift.date);
  if (status === undefined) return [];
  return [{ because: status === 'holiday' ? 'on leave' : status }];
}

function fits({ asked, groupIds, sites, roles, holdings }: FillPerson, place: Place): boolean {
  if (!asked) return false;
  if (place.groupId !== null && !groupIds.includes(place.groupId)) return false;
  if (sites && !sites.includes(place.siteId)) return false;
  if (place.role !== null && roles && !roles.includes(place.role)) return false;
  return place.skillId === null || skillsDuring(holdings, place).includes(place.skillId);
}

/** The findings that Fill may not add, all as blocks. */
export function held(findings: readonly Finding[], settings: DeskInput['settings']): Finding[] {
  return findings
    .filter(({ severity, rule }) => {
      // Someone who can't work then isn't rostered without asking, whatever the settings.
      if (severity === 'block' || rule.kind === 'away') return true;
      if (severity === 'note' || settings.warnings === 'may break') return false;
      return rule.kind !== 'average-hours' || settings.hours === 'keep';
    })
    .map((finding) => ({ ...finding, severity: 'block' }));
}

/** Minutes of the shifts of a person between two dates. */
export function minutesIn(
  { shifts }: Pick<FillPerson, 'shifts'>,
  { from, to }: Pick<FillInput, 'from' | 'to'>,
): number {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  return shifts.reduce((sum, { date, start, end }) => {
    const day = dayNumber(date);
    return day >= first && day <= last ? sum + (end - start) / 60_000 : sum;
  }, 0);
}
