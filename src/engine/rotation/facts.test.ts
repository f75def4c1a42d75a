import { describe, expect, it } from 'vitest';
import type { Minutes } from '../time/kinds';
import { factsOf } from './facts';
import { outsideGuide } from './safe-work';

const codes = {
  D: { start: 7 * 60, duration: (12 * 60) as Minutes },
  N: { start: 19 * 60, duration: (12 * 60) as Minutes },
};

describe('the facts about a pattern', () => {
  it('R6 are counted around the cycle', () => {
    expect(factsOf([['N', 'D', 'D', 'OFF', 'OFF', 'OFF', 'N']], codes)).toEqual({
      cover: { D: [0, 1, 1, 0, 0, 0, 0], N: [1, 0, 0, 0, 0, 0, 1] },
      weeklyWork: 48 * 60,
      longestRun: 4,
      nightsInARow: 2,
      shortestRest: 0,
      longestShift: 12 * 60,
      freeWeekends: 0,
    });
  });

  it('R6 cover as many weeks as the cycle takes to fall on the same weekdays again', () => {
    const fourOnFourOff = ['D', 'D', 'D', 'D', 'OFF', 'OFF', 'OFF', 'OFF'];
    const facts = factsOf([fourOnFourOff], codes);
    expect(facts.freeWeekends).toBe(38);
    expect(facts.weeklyWork).toBe(42 * 60);
    expect(facts.shortestRest).toBe(12 * 60);
  });

  it('R6 count an early shift over 03:00 as a night, and a cycle without a gap as a run of its length', () => {
    const early = { E: { start: 2 * 60, duration: (8 * 60) as Minutes } };
    const facts = factsOf([['E', 'E', 'E']], early);
    expect(facts).toMatchObject({ nightsInARow: 3, longestRun: 3, freeWeekends: 0 });
    expect(factsOf([['OFF', 'OFF']], early).shortestRest).toBeUndefined();
  });

  it('R7 report values outside the guide, and only those', () => {
    const heavy = factsOf([['N', 'N', 'N', 'N', 'N', 'D', 'D', 'D', 'OFF']], {
      ...codes,
      D: { start: 9 * 60, duration: (13 * 60) as Minutes },
    });
    expect(outsideGuide(heavy)).toEqual([
      '5 nights in a row (guide: maximum 4)',
      '2 h between shifts (guide: minimum 10 h)',
      '8 days in a row (guide: maximum 7)',
      'shifts of 13 h (guide: maximum 12 h)',
      '77 h a week (guide: maximum 50 h)',
    ]);
    const atTheLimit = factsOf([['N', 'N', 'N', 'N', 'OFF', 'OFF', 'OFF']], codes);
    expect(outsideGuide(atTheLimit)).toEqual([]);
  });
});
