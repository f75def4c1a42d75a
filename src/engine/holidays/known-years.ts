// The years of the table of Australian holidays, apart from it: who checks a year needn't load the table.
export const FIRST_KNOWN_YEAR = 2026;
export const LAST_KNOWN_YEAR = 2030;

export function isKnownYear(year: number): boolean {
  return year >= FIRST_KNOWN_YEAR && year <= LAST_KNOWN_YEAR;
}
