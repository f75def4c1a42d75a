// One character for each cell of a roster row: the number of its content, written as text.

const FIRST = 0x21;
/** Where only changes are told: this cell has none. Its character is the space. */
export const UNCHANGED = -1;
const SURROGATES = 0xd800;
const AFTER_SURROGATES = 0xe000;

/** The maximum number of different cells in one answer. */
export const MOST_CONTENTS = 0x10000 - (AFTER_SURROGATES - SURROGATES) - FIRST;

export function cellCode(content: number): number {
  const code = content + FIRST;
  // Half a surrogate pair can't be written as UTF-8.
  return code < SURROGATES ? code : code + (AFTER_SURROGATES - SURROGATES);
}

export function contentAt(cells: string, day: number): number {
  const code = cells.charCodeAt(day);
  return (code < SURROGATES ? code : code - (AFTER_SURROGATES - SURROGATES)) - FIRST;
}
