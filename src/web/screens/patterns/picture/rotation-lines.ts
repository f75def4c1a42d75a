// The lines of a pattern: teams that work the same rotation some days apart share one.

export interface RotationLine {
  /** A code for each day of the cycle. */
  codes: readonly string[];
  /** Each with the day of the line on which it begins. */
  teams: { name: string; day: number }[];
}

export function rotationLines(
  patterns: readonly (readonly string[])[],
  names: readonly string[],
): RotationLine[] {
  const lines: RotationLine[] = [];
  for (const [team, codes] of patterns.entries()) {
    const name = names[team] ?? '';
    const found = lines
      .map((line) => ({ line, day: startIn(line.codes, codes) }))
      .find(({ day }) => day >= 0);
    if (found) found.line.teams.push({ name, day: found.day });
    else lines.push({ codes, teams: [{ name, day: 0 }] });
  }
  return lines;
}

/** On which day of the line a team begins that works these codes; -1 where it works another rotation. */
function startIn(line: readonly string[], codes: readonly string[]): number {
  const size = line.length;
  return line.findIndex((_, day) => codes.every((code, at) => code === line[(day + at) % size]));
}

const WEEK = 7;
const WIDEST = 14;

/** How many days a row of the picture has: a week, or a part of the cycle that fits without a rest. */
export function rowLength(cycle: number): number {
  if (cycle % WEEK === 0) return WEEK;
  const parts = Array.from({ length: WIDEST }, (_, at) => WIDEST - at);
  return parts.find((days) => days > 4 && cycle % days === 0) ?? Math.min(WEEK, cycle);
}
