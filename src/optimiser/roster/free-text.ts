// Of those whom a place asks for, how many could take it, and what is against the others.
import { counted } from '#engine/counted';

export interface Asked {
  /** How many people it asks for by site, role, group and skill. */
  fitting: number;
  /** How many of them could take it; null where nobody was looked at. */
  free: number | null;
  /** '3 are on leave', the most frequent first. */
  reasons: readonly string[];
}

/** 'Nobody is free. 12 people hold First aid: 7 have no hours left, 5 are on leave.' */
export function freeText({ fitting, free, reasons }: Asked, skill: string | null): string {
  const those =
    skill === null
      ? counted(fitting, 'person does such shifts', 'people do such shifts')
      : counted(fitting, `person holds ${skill}`, `people hold ${skill}`);
  const all = [those, reasons.join(', ')].filter(Boolean).join(': ');
  if (free === null) return `${all}.`;
  if (free === 0) return `Nobody is free. ${all}.`;
  return `${counted(free, 'person is free', 'people are free')}. ${all}.`;
}
