import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches, matches } from './matching';

describe('a typed text', () => {
  it.each([
    ['Amy Able', 'amy'],
    ['Amy Able', 'able am'],
    ['Élodie Dupont', 'elodie'],
    ['Elodie Dupont', 'ÉLO'],
    ['Amy Able', '  '],
  ])('M1 finds %j by %j', (text, typed) => {
    expect(matches(text, typed)).toBe(true);
  });

  it('M1 finds nobody by a word that is not in the name', () => {
    expect(matches('Amy Able', 'amy cook')).toBe(false);
  });

  it('M1 finds a text by any of its own parts, in any order', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(words, fc.nat(), (all, at) => {
        const text = all.join(' ');
        expect(matches(text, all.toReversed().join(' '))).toBe(true);
        expect(matches(text, all[at % all.length]?.slice(0, 3) ?? '')).toBe(true);
      }),
    );
  });

  it('M2 puts names that begin with it first, and loses none', () => {
    const names = fc.array(fc.stringMatching(/^[ab]{1,4}( [ab]{1,4})?$/));
    fc.assert(
      fc.property(names, fc.stringMatching(/^[ab]{0,2}$/), (all, typed) => {
        const found = findMatches(all, typed, (name) => name);
        expect(found.toSorted()).toEqual(all.filter((name) => matches(name, typed)).toSorted());
        const begins = found.map((name) => name.startsWith(typed));
        expect(begins).toEqual(begins.toSorted((one, other) => Number(other) - Number(one)));
      }),
    );
  });
});
