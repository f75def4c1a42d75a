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
  add(id: string, shift: RosterShift): void;
  remove(id: string, shiftId: string): void;
}

export type Obstacle =
  | { because: 'works already' | 'on leave' | 'sick' | 'off' }
  | { because: 'rule'; finding: Finding };

export type DeskInput = Pick<FillInput, 'people' | 'book'> & {
  settings: Pick<FillSettings, 'warnings' | 'hours'>;
};

export function createDesk({ people, book, settings }: DeskInput): Desk {
  const now = new Map(people.map((person) => [person.id, person]));
  const books = new Map<string, Book>();
  const person = (id: string) => now.get(id) as FillPerson;
  const checked = new WeakMap<FillPerson, Map<string, Finding[]>>();

  function bookOf(id: string): Book {
    const known = books.get(id) ?? bookFor(person(id), book);
    books.set(id, known);
    return known;
  }

  /** Once for each day: everyone is asked about many shifts, and the check is what takes the time. */
  function findingsOf(before: FillPerson, own: Book, days: Days): Finding[] {
    const known = checked.get(before) ?? new Map<string, Finding[]>();
    checked.set(before, known);
    const found = known.get(days.from) ?? check(before, own, days);
    known.set(days.from, found);
    return found;
  }

  function obstacles(id: string, shift: RosterShift, by = settings): Obstacle[] {
    const before = person(id);
    const found: Obstacle[] = awayOn(before, shift);
    if (before.shifts.some((each) => each.date === shift.date || overlaps(each, shift)))
      found.push({ because: 'works already' });
    if (found.length > 0) return found;
    const days = daysAround([shift.date]);
    const own = bookOf(id);
    const after = { ...before, shifts: [...before.shifts, shift] };
    const added = newBlocks(
      held(findingsOf(before, own, days), by),
      held(check(after, own, days), by),
    );
    return added.map((finding) => ({ because: 'rule', finding }));
  }

  return {
    people,
    person,
    bookOf,
    obstacles,
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
