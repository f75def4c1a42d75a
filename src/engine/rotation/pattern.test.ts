import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date, planInput, planned } from '../testing/plan-input';
import { addDays } from '../time/dates';
import { continuedCycleStart, cycleDayOf, defaultCycleStart, patternOfTeam } from './pattern';

const START = date('2027-03-08');

describe('the pattern', () => {
  it('R1 repeats from the anchor, in both directions', () => {
    expect(cycleDayOf(START, START, 4)).toBe(0);
    expect(cycleDayOf(date('2027-03-13'), START, 4)).toBe(1);
    expect(cycleDayOf(date('2027-03-07'), START, 4)).toBe(3);
    expect(cycleDayOf(date('2027-03-04'), START, 4)).toBe(0);
  });

  it('R2 gives team k its own pattern, and repeats from the first with more teams', () => {
    const patterns = [['D'], ['N']];
    expect([0, 1, 2, 3].map((team) => patternOfTeam(patterns, team))).toEqual([
      ['D'],
      ['N'],
      ['D'],
      ['N'],
    ]);
    expect(() => patternOfTeam([], 0)).toThrow('at least one team');
  });

  it('R3 has working days only for codes with a start time', () => {
    const plan = planned(planInput({ patterns: [['D', 'OFF', 'O', 'X']] }));
    expect(plan.shifts.map((shift) => shift.date)).toEqual(['2027-03-08', '2027-03-12']);
    expect(plan.skipped).toEqual([]);
  });

  it('R4 is anchored to a Monday if it is tied to weekdays', () => {
    const wednesday = date('2027-03-10');
    expect(defaultCycleStart(wednesday, true)).toBe('2027-03-08');
    expect(defaultCycleStart(wednesday, false)).toBe(wednesday);
  });

  it('R5 continues as if it had never stopped', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: 0, max: 100 }),
        (cycle, later, day) => {
          const from = addDays(START, later);
          const continued = continuedCycleStart(from, START, cycle);
          expect(cycleDayOf(addDays(from, day), continued, cycle)).toBe(
            cycleDayOf(addDays(from, day), START, cycle),
          );
          expect(continued <= from).toBe(true);
        },
      ),
    );
  });
});
