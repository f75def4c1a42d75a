import { describe, expect, it } from 'vitest';
import { amy, findingsOf, fixesOf, rule, shift, shifts, textsOf } from '../../testing/rules-input';

const four = rule('nights-in-a-row', { nights: 4 });

describe('nights in a row', () => {
  it.each([
    [3, []],
    [4, []],
    [5, ['5 nights in a row from Mon 3 May to Fri 7 May; 4 is the maximum']],
  ])('F11 %s are compared with the maximum of 4', (count, expected) => {
    const own = shifts('2027-05-03', count, '19:00', '07:00');
    expect(textsOf(findingsOf(amy({ shifts: own }), four))).toEqual(expected);
  });

  it.each([
    ['22:00', '03:00', 0],
    ['22:00', '03:01', 1],
    ['03:00', '09:00', 1],
    ['03:01', '09:00', 0],
  ])('F11 from %s to %s are nights when they contain 03:00', (start, end, count) => {
    const own = shifts('2027-05-03', 5, start, end);
    expect(findingsOf(amy({ shifts: own }), four)).toHaveLength(count);
  });

  it('F11 may have the code N, whatever their times', () => {
    const own = shifts('2027-05-03', 5, '14:00', '23:00').map((each) => ({ ...each, code: 'N' }));
    expect(findingsOf(amy({ shifts: own }), four)).toHaveLength(1);
  });

  it('F11 end with a day shift', () => {
    const own = [
      ...shifts('2027-05-03', 4, '19:00', '07:00'),
      shift('2027-05-07', '12:00', '18:00'),
      ...shifts('2027-05-08', 4, '19:00', '07:00'),
    ];
    expect(findingsOf(amy({ shifts: own }), four)).toEqual([]);
  });

  it('F11 name only the nights, and the night to take off', () => {
    const own = [
      ...shifts('2027-05-03', 5, '19:00', '07:00'),
      shift('2027-05-04', '12:00', '14:00'),
    ];
    const findings = findingsOf(amy({ shifts: own }), four);
    expect(findings[0]?.shifts.map(({ id }) => id)).toEqual([
      '2027-05-03 19:00',
      '2027-05-04 19:00',
      '2027-05-05 19:00',
      '2027-05-06 19:00',
      '2027-05-07 19:00',
    ]);
    expect(fixesOf(findings)).toEqual(['Make Fri 7 May a day off']);
  });
});
