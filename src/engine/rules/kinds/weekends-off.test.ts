import { describe, expect, it } from 'vitest';
import { amy, findingsOf, rule, shift, textsOf } from '../../testing/rules-input';

const oneInFour = rule('weekends-off', { off: 1, weeks: 4 });
const SATURDAYS = ['2027-05-01', '2027-05-08', '2027-05-15', '2027-05-22'];

describe('weekends off', () => {
  it.each([
    [3, []],
    [4, ['0 weekends off in the 4 weeks from Sat 1 May; 1 needed']],
  ])('F13 with %s worked in 4 weeks are compared with 1', (count, expected) => {
    const own = SATURDAYS.slice(0, count).map((day) => shift(day, '09:00', '17:00'));
    expect(textsOf(findingsOf(amy({ shifts: own }), oneInFour))).toEqual(expected);
  });

  it('F13 are two whole days: a Sunday is enough to work one', () => {
    const days = ['2027-05-02', '2027-05-08', '2027-05-16', '2027-05-23'];
    const own = days.map((day) => shift(day, '23:00', '23:30'));
    expect(findingsOf(amy({ shifts: own }), oneInFour)).toHaveLength(1);
  });

  it('F13 are free where a Friday night ends on Saturday', () => {
    const fridays = ['2027-04-30', '2027-05-07', '2027-05-14', '2027-05-21'];
    const own = fridays.map((day) => shift(day, '19:00', '07:00'));
    expect(findingsOf(amy({ shifts: own }), oneInFour)).toEqual([]);
  });
});
