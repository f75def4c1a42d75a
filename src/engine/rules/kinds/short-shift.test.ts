import { describe, expect, it } from 'vitest';
import { amy, findingsOf, fixesOf, rule, shift, textsOf } from '../../testing/rules-input';
import { date } from '../../testing/times';

const three = rule('short-shift', { minutes: 180 });

describe('the shortest shift', () => {
  it.each([
    ['11:59', ['Shift of 2 h 59 min on Tue 4 May; 3 h is the minimum']],
    ['12:00', []],
    ['12:01', []],
  ])('F7 from 09:00 to %s is compared with the minimum of 3 h', (end, expected) => {
    const findings = findingsOf(amy({ shifts: [shift('2027-05-04', '09:00', end)] }), three);
    expect(textsOf(findings)).toEqual(expected);
  });

  it('F7 is measured in true hours when the clocks go forward', () => {
    const shifts = [shift('2027-10-03', '01:00', '04:00')];
    const window = { from: date('2027-10-01'), to: date('2027-10-05') };
    const findings = findingsOf(amy({ shifts }), three, {}, window);
    expect(textsOf(findings)).toEqual(['Shift of 2 h on Sun 3 Oct; 3 h is the minimum']);
    expect(fixesOf(findings)).toEqual(['End the shift of Sun 3 Oct 1 h later']);
  });
});
