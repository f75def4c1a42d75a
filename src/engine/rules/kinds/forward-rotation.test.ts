import { describe, expect, it } from 'vitest';
import { amy, findingsOf, fixesOf, rule, shift, textsOf } from '../../testing/rules-input';

const forward = rule('forward-rotation', { minutes: 1440 });

const TIMES = {
  day: ['07:00', '15:00'],
  evening: ['12:00', '20:00'],
  night: ['22:00', '06:00'],
} as const;

describe('forward rotation', () => {
  it.each([
    ['day', 'evening', 0],
    ['day', 'night', 0],
    ['evening', 'night', 0],
    ['day', 'day', 0],
    ['evening', 'day', 1],
    ['night', 'evening', 1],
    ['night', 'day', 1],
  ] as const)('F15 from %s to %s is found %s times', (before, after, count) => {
    // The next day, or after a night the day on which it has ended.
    const next = before === 'night' ? '2027-05-05' : '2027-05-04';
    const [one, other] = [TIMES[before], TIMES[after]];
    const own = [shift('2027-05-03', one[0], one[1]), shift(next, other[0], other[1])];
    const findings = findingsOf(amy({ shifts: own }), rule('forward-rotation', { minutes: 1860 }));
    expect(findings).toHaveLength(count);
  });

  it.each([
    ['06:59', ['From night to day after 23 h 59 min between Mon 3 May and Wed 5 May; 24 h needed']],
    ['07:00', []],
    ['07:01', []],
  ])('F15 back from a night that ended at 07:00 to a start at %s takes 24 h', (start, expected) => {
    const own = [shift('2027-05-03', '19:00', '07:00'), shift('2027-05-05', start, '15:00')];
    expect(textsOf(findingsOf(amy({ shifts: own }), forward))).toEqual(expected);
  });

  it.each([
    ['11:59', 0],
    ['12:00', 1],
  ])('F15 has evenings that start at noon or later, and not at %s', (start, count) => {
    const own = [shift('2027-05-03', start, '20:00'), shift('2027-05-04', '07:00', '15:00')];
    const findings = findingsOf(amy({ shifts: own }), forward);
    expect(findings).toHaveLength(count);
    if (count > 0) expect(fixesOf(findings)).toEqual([null]);
  });
});
