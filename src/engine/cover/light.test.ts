import { describe, expect, it } from 'vitest';
import { LIGHTS, letterOf, lightsOf } from './light';

describe('the letter of a day', () => {
  it('K13 is one letter for both lights where nobody is missing', () => {
    const letters = LIGHTS.flatMap((published) =>
      LIGHTS.map((withDrafts) =>
        letterOf({ published, withDrafts, publishedBy: 0, withDraftsBy: 0 }),
      ),
    );
    expect(letters.join('')).toBe('abcdefghijklmnopqrstuvwxy');
  });

  it('K13 is another character for all lights and figures, never a space, and gives them back', () => {
    const seen = new Set<string>();
    for (const published of LIGHTS) {
      for (const withDrafts of LIGHTS) {
        for (let figures = 0; figures < 100; figures += 1) {
          const day = {
            published,
            withDrafts,
            publishedBy: Math.floor(figures / 10),
            withDraftsBy: figures % 10,
          };
          seen.add(letterOf(day));
          expect(lightsOf(letterOf(day))).toEqual(day);
        }
      }
    }
    expect(seen.size).toBe(2_500);
    expect([...seen].some((letter) => letter.length !== 1 || letter === ' ')).toBe(false);
  });

  it('K13 says 9 for more', () => {
    const day = { published: 'below-minimum', withDrafts: 'enough' } as const;
    const letter = letterOf({ ...day, publishedBy: 40, withDraftsBy: 0 });
    expect(lightsOf(letter)).toEqual({ ...day, publishedBy: 9, withDraftsBy: 0 });
  });

  it('K13 is not found for another character', () => {
    const others = ['A', '', '-', String.fromCharCode(97 + 2_500)];
    expect(others.map(lightsOf)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
