// What keys and pointers mean in the grid of teams and days.
import type { Place } from '../template-draft/change-cells';
import { type DraftCode, OFF } from '../template-draft/draft';

export interface Size {
  teams: number;
  days: number;
}

const WEEK = 7;

/** Undefined for a key that does not move. */
export function moveBy(
  key: string,
  withControl: boolean,
  { team, day }: Place,
  size: Size,
): Place | undefined {
  const moves: Record<string, Place> = {
    ArrowLeft: { team, day: day - 1 },
    ArrowRight: { team, day: day + 1 },
    ArrowUp: { team: team - 1, day },
    ArrowDown: { team: team + 1, day },
    PageUp: { team, day: day - WEEK },
    PageDown: { team, day: day + WEEK },
    Home: { team: withControl ? 0 : team, day: 0 },
    End: { team: withControl ? size.teams - 1 : team, day: size.days - 1 },
  };
  const to = moves[key];
  return to && within(to, size);
}

export function within({ team, day }: Place, size: Size): Place {
  return {
    team: Math.max(0, Math.min(size.teams - 1, team)),
    day: Math.max(0, Math.min(size.days - 1, day)),
  };
}

/** The next day; after the last day of a team, the first of the next team. */
export function nextPlace({ team, day }: Place, size: Size): Place {
  if (day < size.days - 1) return { team, day: day + 1 };
  return team < size.teams - 1 ? { team: team + 1, day: 0 } : { team, day };
}

export function previousPlace({ team, day }: Place, size: Size): Place {
  if (day > 0) return { team, day: day - 1 };
  return team > 0 ? { team: team - 1, day: size.days - 1 } : { team, day };
}

/** The cell of the grid that something happened to. */
export function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  if (!cell) return undefined;
  return { team: Number(cell.dataset.team), day: Number(cell.dataset.day) };
}

/** The code that is this letter, or else the first that begins with it. */
export function codeOfLetter(key: string, codes: readonly DraftCode[]): number | undefined {
  if (!/^[a-z]$/i.test(key)) return undefined;
  const letter = key.toUpperCase();
  const named = codes.map((code) => ({ key: code.key, name: code.code.toUpperCase() }));
  const found =
    named.find(({ name }) => name === letter) ?? named.find(({ name }) => name.startsWith(letter));
  return found?.key ?? (letter === 'O' ? OFF : undefined);
}

/** 1 is the first code of the palette; 0 is off. */
export function codeOfDigit(key: string, codes: readonly DraftCode[]): number | undefined {
  if (key === '0') return OFF;
  return /^[1-9]$/.test(key) ? codes[Number(key) - 1]?.key : undefined;
}
