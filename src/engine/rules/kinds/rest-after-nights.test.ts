import { describe, expect, it } from 'vitest';
import { amy, findingsOf, fixesOf, rule, shift, shifts, textsOf } from '../../testing/rules-input';

const day = rule('rest-after-nights', { minutes: 1440 });

describe('rest after the last night', () => {
  it.each([
    ['06:59', ['Rest of 23 h 59 min after the last night, Tue 4 May; 24 h needed']],
    ['07:00', []],
    ['07:01', []],
  ])('F14 from 07:00 to %s the next day is compared with 24 h', (start, expected) => {
    const own = [...shifts('2027-05-03', 2, '19:00', '07:00'), shift('2027-05-06', start, '15:00')];
    expect(textsOf(findingsOf(amy({ shifts: own }), day))).toEqual(expected);
  });

  it('F14 is not needed between nights of a run', () => {
    const own = shifts('2027-05-03', 4, '19:00', '07:00');
    expect(findingsOf(amy({ shifts: own }), day)).toEqual([]);
  });

  it('F14 is not needed before a night that follows a free night', () => {
    const own = [shift('2027-05-03', '19:00', '07:00'), shift('2027-05-05', '19:00', '07:00')];
    const twoDays = rule('rest-after-nights', { minutes: 2880 });
    expect(findingsOf(amy({ shifts: own }), twoDays)).toEqual([]);
  });

  it('F14 grows when the shift after the nights starts later', () => {
    const own = [shift('2027-05-03', '19:00', '07:00'), shift('2027-05-05', '05:00', '13:00')];
    expect(fixesOf(findingsOf(amy({ shifts: own }), day))).toEqual([
      'Start the shift of Wed 5 May 2 h later',
    ]);
  });
});
