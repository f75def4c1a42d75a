import { describe, expect, it } from 'vitest';
import { amy, findingsOf, rule, shifts, textsOf } from '../../testing/rules-input';
import { date } from '../../testing/times';

const twoInFourteen = rule('days-off', { off: 2, days: 14 });

describe('days off', () => {
  it.each([
    [11, []],
    [12, []],
    [13, ['1 day off in the 14 days from Mon 3 May; 2 needed']],
    [14, ['0 days off in the 14 days from Mon 3 May; 2 needed']],
  ])('F12 in 14 days with %s days of work are compared with 2', (count, expected) => {
    const own = shifts('2027-05-03', count, '09:00', '17:00');
    expect(textsOf(findingsOf(amy({ shifts: own }), twoInFourteen))).toEqual(expected);
  });

  it.each([
    [6, 0],
    [7, 1],
  ])('F12 of 1 in 7 are missing after %s days of work', (count, findings) => {
    const own = shifts('2027-05-03', count, '09:00', '17:00');
    const oneInSeven = rule('days-off', { off: 1, days: 7 });
    expect(findingsOf(amy({ shifts: own }), oneInSeven)).toHaveLength(findings);
  });

  it('F12 count in any 14 days, not only in fortnights', () => {
    const own = [
      ...shifts('2027-05-05', 6, '09:00', '17:00'),
      ...shifts('2027-05-12', 7, '09:00', '17:00'),
    ];
    expect(textsOf(findingsOf(amy({ shifts: own }), twoInFourteen))).toEqual([
      '1 day off in the 14 days from Wed 5 May; 2 needed',
    ]);
  });

  it('F12 are days on which no shift starts, and days with a status', () => {
    const nights = shifts('2027-05-03', 13, '19:00', '07:00');
    const statuses = new Map([[date('2027-05-09'), 'off' as const]]);
    expect(findingsOf(amy({ shifts: nights, statuses }), twoInFourteen)).toEqual([]);
  });
});
