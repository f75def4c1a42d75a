import { describe, expect, it } from 'vitest';
import { amy, findingsOf, rule, shift, shifts, textsOf } from '../../testing/rules-input';
import { date } from '../../testing/times';

const visa = rule('hours-limit', {
  minutes: 48 * 60,
  days: 14,
  begins: 'each-week',
  anchor: date('2024-01-01'),
  of: 'visa',
});

describe('the hours that a visa allows', () => {
  it.each([
    ['16:59', []],
    ['17:00', []],
    ['17:01', ['48 h 1 min in the 14 days from Mon 10 May; 48 h is the maximum of the visa']],
  ])('F19 of 40 h and a shift from 09:00 to %s are compared with 48 h', (end, expected) => {
    // The fortnight begins in the second week: every Monday begins one.
    const own = [...shifts('2027-05-12', 5, '09:00', '17:00'), shift('2027-05-17', '09:00', end)];
    expect(textsOf(findingsOf(amy({ shifts: own }), visa))).toEqual(expected);
  });

  it('F19 are counted from Mondays, whatever day the organisation chose', () => {
    const seven = [
      ...shifts('2027-05-09', 1, '09:00', '17:00'),
      ...shifts('2027-05-17', 6, '09:00', '17:00'),
    ];
    expect(findingsOf(amy({ shifts: seven }), visa, { weekStart: 'sunday' })).toEqual([]);
  });
});
