import { describe, expect, it } from 'vitest';
import { amy, findingsOf, rule, shift, textsOf } from '../../testing/rules-input';
import { instant } from '../../testing/times';

const week = rule('notice', { days: 7 }, { severity: 'note' });

describe('notice of a change', () => {
  it.each([
    ['2027-05-05T00:00+10:00', ['6 days of notice for Tue 11 May; 7 needed']],
    ['2027-05-04T23:59+10:00', []],
    ['2027-05-03T12:00+10:00', []],
  ])('F16 on %s is compared with 7 days', (told, expected) => {
    const own = [shift('2027-05-11', '09:00', '17:00', { toldAt: instant(told) })];
    const findings = findingsOf(amy({ shifts: own }), week);
    expect(textsOf(findings)).toEqual(expected);
    expect(findings.every(({ severity }) => severity === 'note')).toBe(true);
  });

  it('F16 counts days on the clock of the site, never of the server', () => {
    // In Sydney it is 5 May already.
    const toldAt = instant('2027-05-04T14:30Z');
    const own = [shift('2027-05-11', '09:00', '17:00', { toldAt })];
    expect(findingsOf(amy({ shifts: own }), week)).toHaveLength(1);
  });

  it('F16 is none when someone is told after the shift, and asks nothing of drafts', () => {
    const toldAt = instant('2027-05-13T12:00Z');
    const own = [
      shift('2027-05-11', '09:00', '17:00', { toldAt }),
      shift('2027-05-12', '09:00', '17:00', { published: false }),
    ];
    expect(textsOf(findingsOf(amy({ shifts: own }), week))).toEqual([
      '0 days of notice for Tue 11 May; 7 needed',
    ]);
  });
});
