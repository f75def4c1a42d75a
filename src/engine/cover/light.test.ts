import { describe, expect, it } from 'vitest';
import { LIGHTS, letterOf, lightsOf } from './light';

describe('the letter of a day', () => {
  it('K13 is one character for both lights, and gives them back', () => {
    const letters = LIGHTS.flatMap((published) =>
      LIGHTS.map((withDrafts) => {
        const letter = letterOf({ published, withDrafts });
        expect(lightsOf(letter)).toEqual({ published, withDrafts });
        return letter;
      }),
    );
    expect(letters.join('')).toBe('abcdefghijklmnopqrstuvwxy');
  });

  it('K13 is not found for another character', () => {
    expect(['z', 'A', '', '-'].map(lightsOf)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
