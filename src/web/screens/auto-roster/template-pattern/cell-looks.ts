// How the cells of the grid look, and what codes and days are called.
import { codeTone } from '../../../components/templates/CodeBadge';
import { type Draft, type DraftCode, OFF } from '../template-draft/draft';

export interface CodeLook {
  text: string;
  spoken: string;
  tone: string;
}

export type CodeLooks = ReadonlyMap<number, CodeLook>;

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const OFF_LOOK: CodeLook = { text: '', spoken: 'off', tone: 'bg-subtle/60' };

export function looksOf(codes: readonly DraftCode[]): CodeLooks {
  const looks = new Map<number, CodeLook>([[OFF, OFF_LOOK]]);
  codes.forEach(({ key, code, label }, index) => {
    const spoken = label.trim() || code || 'a code without a name';
    looks.set(key, { text: code || '?', spoken, tone: codeTone(code, index) });
  });
  return looks;
}

/** A removed code may still stand in a copy or in the undo history: it counts as off. */
export function lookOf(looks: CodeLooks, key: number): CodeLook {
  return looks.get(key) ?? OFF_LOOK;
}

export function hasLongCode({ codes }: Draft): boolean {
  return codes.some(({ code }) => code.length > 3);
}

export function weekdayOfCycle(day: number): string {
  return WEEKDAYS[day % 7] ?? '';
}

export function isWeekend(day: number): boolean {
  return day % 7 > 4;
}

/** 'day 3', or 'Wed, day 3' where the cycle is tied to weekdays. */
export function dayName(day: number, tied: boolean): string {
  return tied ? `${weekdayOfCycle(day)}, day ${day + 1}` : `day ${day + 1}`;
}

/** Days in a chunk: a painted cell redraws its chunk, not the whole row. */
const CHUNK = 28;

export function chunksOf(days: number): { first: number; length: number }[] {
  return Array.from({ length: Math.ceil(days / CHUNK) }, (_, index) => ({
    first: index * CHUNK,
    length: Math.min(CHUNK, days - index * CHUNK),
  }));
}
