import { describe, expect, it } from 'vitest';
import { amy, findingsOf, fixesOf, rule, shift, textsOf } from '../../testing/rules-input';
import { date } from '../../testing/times';
import type { Contract } from '../person';

const twelve = rule('long-shift', { minutes: 720, agreed: null });

describe('the longest shift', () => {
  it.each([
    ['18:59', []],
    ['19:00', []],
    ['19:01', ['Shift of 12 h 1 min on Tue 4 May; 12 h is the maximum']],
  ])('F6 from 07:00 to %s is compared with the maximum of 12 h', (end, expected) => {
    const findings = findingsOf(amy({ shifts: [shift('2027-05-04', '07:00', end)] }), twelve);
    expect(textsOf(findings)).toEqual(expected);
  });

  it('F6 ends earlier to clear it', () => {
    const findings = findingsOf(amy({ shifts: [shift('2027-05-04', '07:00', '20:30')] }), twelve);
    expect(fixesOf(findings)).toEqual(['End the shift of Tue 4 May 1 h 30 min earlier']);
  });

  it('F6 is measured in true hours when the clocks go back', () => {
    const shifts = [shift('2027-04-03', '19:00', '07:00')];
    const window = { from: date('2027-04-01'), to: date('2027-04-05') };
    expect(textsOf(findingsOf(amy({ shifts }), twelve, {}, window))).toEqual([
      'Shift of 13 h on Sat 3 Apr; 12 h is the maximum',
    ]);
  });

  it('F6 may be longer for people who agreed to it, from the day of that contract', () => {
    const contract: Contract = {
      validFrom: date('2027-05-05'),
      type: 'full-time',
      ordinary: null,
      averaging: null,
      agreements: ['long-shifts'],
    };
    const shifts = [shift('2027-05-04', '07:00', '19:00'), shift('2027-05-05', '07:00', '19:00')];
    const ten = rule('long-shift', { minutes: 600, agreed: 720 });
    expect(textsOf(findingsOf(amy({ shifts, contracts: [contract] }), ten))).toEqual([
      'Shift of 12 h on Tue 4 May; 10 h is the maximum',
    ]);
  });
});
