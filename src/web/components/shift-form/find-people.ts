/** Longer lists are slow to draw and too long to look through. */
export const MOST_SHOWN = 50;

/** Finds names that hold every typed word, and puts those that begin with the text first. */
export function findPeople<Person extends { name: string }>(
  people: readonly Person[],
  typed: string,
): Person[] {
  const text = fold(typed).trim();
  const words = text.split(/\s+/);
  const found = people.filter(({ name }) => {
    const folded = fold(name);
    return words.every((word) => folded.includes(word));
  });
  const begins = found.filter(({ name }) => fold(name).startsWith(text));
  return [...begins, ...found.filter((person) => !begins.includes(person))];
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
