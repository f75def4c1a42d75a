// Finds names by what people type: whole or in part, in any order, with or without accents.

/** Whether a text holds every typed word. Nothing typed matches everything. */
export function matches(text: string, typed: string): boolean {
  const folded = fold(text);
  return wordsOf(typed).every((word) => folded.includes(word));
}

/** Those that match, the ones that begin with what was typed first. */
export function findMatches<T>(
  items: readonly T[],
  typed: string,
  textOf: (item: T) => string,
): T[] {
  const start = wordsOf(typed).join(' ');
  const found = items.filter((item) => matches(textOf(item), typed));
  const begins = (item: T) => fold(textOf(item)).startsWith(start);
  return [...found.filter(begins), ...found.filter((item) => !begins(item))];
}

function wordsOf(typed: string): string[] {
  return fold(typed).split(/\s+/).filter(Boolean);
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
