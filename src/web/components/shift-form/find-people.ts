import { findMatches } from '#engine/matching';

/** Longer lists are slow to draw and too long to look through. */
export const MOST_SHOWN = 50;

/** Finds names that hold every typed word, and puts those that begin with the text first. */
export function findPeople<Person extends { name: string }>(
  people: readonly Person[],
  typed: string,
): Person[] {
  return findMatches(people, typed, ({ name }) => name);
}
