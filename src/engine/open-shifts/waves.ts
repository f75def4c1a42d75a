// O1, O2: in which order people are told of an open shift.
import type { ExtraWork } from '../availability/availability';

export interface Candidate {
  id: string;
  extra: ExtraWork;
  /** How many open shifts they took this quarter. */
  taken: number;
}

/** The last of three waves is everyone who is left. */
export const LAST_WAVE = 3;

/** Who belongs to a wave. Nobody is in two of them, and whoever said no is in none. */
export function waveOf(candidates: readonly Candidate[], wave: number): string[] {
  const asked = candidates.filter(({ extra }) => extra !== 'no');
  const first = asked.filter(({ extra }) => extra === 'please');
  const others = asked.filter(({ extra }) => extra === 'ask');
  const fewest = Math.min(...others.map(({ taken }) => taken));
  const waves = [
    first,
    others.filter(({ taken }) => taken === fewest),
    others.filter(({ taken }) => taken > fewest),
  ];
  return (waves[wave - 1] ?? []).map(({ id }) => id);
}
