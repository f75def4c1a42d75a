// How the cells of a code look and what they are called.

import { codeTone } from '../code-tones';
import { type Draft, type DraftCode, OFF } from '../template-draft/draft';

export interface CodeLook {
  text: string;
  spoken: string;
  tone: string;
}

export type CodeLooks = ReadonlyMap<number, CodeLook>;

const OFF_LOOK: CodeLook = { text: '', spoken: 'off', tone: 'bg-subtle/60' };

export function looksOf(codes: readonly DraftCode[]): CodeLooks {
  const looks = new Map<number, CodeLook>([[OFF, OFF_LOOK]]);
  codes.forEach(({ key, code, label }, index) => {
    const spoken = label.trim() || code || 'a code without a name';
    looks.set(key, { text: code || '?', spoken, tone: codeTone(code, index) });
  });
  return looks;
}

/** A code that was removed may still stand in what was copied or taken back: it is off. */
export function lookOf(looks: CodeLooks, key: number): CodeLook {
  return looks.get(key) ?? OFF_LOOK;
}

export function hasLongCode({ codes }: Draft): boolean {
  return codes.some(({ code }) => code.length > 3);
}
