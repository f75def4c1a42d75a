import { describe, expect, it } from 'vitest';
import { amy, findingsOf, fixesOf, rule, shifts, textsOf } from '../../testing/rules-input';
import { date } from '../../testing/times';

const seven = rule('days-in-a-row', { days: 7 });

describe('days in a row', () => {
  it.each([
    [6, []],
    [7, []],
    [8, ['8 days in a row from Mon 3 May to Mon 10 May; 7 is the maximum']],
  ])('F10 %s are compared with the maximum of 7', (count, expected) => {
    const own = shifts('2027-05-03', count, '09:00', '17:00');
    expect(textsOf(findingsOf(amy({ shifts: own }), seven))).toEqual(expected);
  });

  it('F10 are one finding, however long the run, and begin before the window', () => {
    const own = shifts('2027-04-01', 40, '09:00', '17:00');
    const findings = findingsOf(amy({ shifts: own }), seven);
    expect(textsOf(findings)).toEqual([
      '40 days in a row from Thu 1 Apr to Mon 10 May; 7 is the maximum',
    ]);
    expect(findings[0]?.shifts).toHaveLength(40);
  });

  it.each([
    [15, 'Make Mon 10 May a day off'],
    [16, null],
  ])('F10 %s are cleared by one day off, unless that leaves too many', (count, fix) => {
    const own = shifts('2027-05-03', count, '09:00', '17:00');
    expect(fixesOf(findingsOf(amy({ shifts: own }), seven))).toEqual([fix]);
  });

  it('F10 end with a day of sick leave', () => {
    const own = shifts('2027-05-03', 10, '09:00', '17:00');
    const statuses = new Map([[date('2027-05-08'), 'sick' as const]]);
    expect(findingsOf(amy({ shifts: own, statuses }), seven)).toEqual([]);
  });

  it('F10 count two shifts of a day once', () => {
    const own = [
      ...shifts('2027-05-03', 7, '06:00', '10:00'),
      ...shifts('2027-05-03', 7, '14:00', '18:00'),
    ];
    expect(findingsOf(amy({ shifts: own }), seven)).toEqual([]);
  });
});
