import { describe, expect, it } from 'vitest';
import type { Instant } from '../time/kinds';
import { actualBar, actualWords } from './actual-bar';

const MINUTE = 60_000;
const at = (hours: number, minutes = 0) => ((hours * 60 + minutes) * MINUTE) as Instant;
const rostered = { start: at(9), end: at(17) };
const bar = (start: Instant, end: Instant | null, changes = {}) =>
  actualBar({ start, end, endMissing: false, rostered, ...changes }, 10 * MINUTE);

describe('what was clocked over what was rostered', () => {
  it.each([
    [at(8, 50), at(17, 10), '19', 'clocked as rostered'],
    [at(8, 49), at(17, 11), '0a', 'clocked, came early, stayed longer'],
    [at(9, 11), at(16, 49), '28', 'clocked, came late, left early'],
    [at(13), at(17), '59', 'clocked, came late'],
    [at(9), at(9, 15), '11', 'clocked, left early'],
    [at(16, 59), at(20), '9a', 'clocked, came late, stayed longer'],
    [at(9), null, '1~', 'clocked, still clocked in'],
  ])('S20 is drawn from %i to %s as %s: %s', (start, end, letters, words) => {
    expect(bar(start, end)).toBe(letters);
    expect(actualWords(letters)).toBe(words);
  });

  it('S20 shows who forgot to clock out, and who was not rostered', () => {
    expect(bar(at(9), null, { endMissing: true })).toBe('1?');
    expect(bar(at(9), at(12), { rostered: null })).toBe('uu');
    expect(bar(at(9), null, { rostered: null })).toBe('u~');
    expect(actualWords('1?')).toBe('clocked, end missing');
    expect(actualWords('uu')).toBe('clocked, not rostered');
  });
});
