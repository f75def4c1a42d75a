import { describe, expect, it } from 'vitest';
import { amy, findingsOf, fixesOf, rule, shift, textsOf } from '../../testing/rules-input';
import { date, zone } from '../../testing/times';
import type { Contract } from '../person';

const TEN_HOURS = { minutes: 600, agreed: null, brokenSpan: null };

describe('rest between shifts', () => {
  it.each([
    ['07:59', ['Rest of 9 h 59 min between Tue 4 May and Wed 5 May; 10 h needed']],
    ['08:00', []],
    ['08:01', []],
  ])('F5 from 22:00 to %s is compared with the minimum of 10 h', (start, expected) => {
    const shifts = [shift('2027-05-04', '14:00', '22:00'), shift('2027-05-05', start, '16:00')];
    expect(textsOf(findingsOf(amy({ shifts }), rule('rest', TEN_HOURS)))).toEqual(expected);
  });

  it('F5 says which shift to start later, and by how much', () => {
    const shifts = [shift('2027-05-04', '14:00', '22:00'), shift('2027-05-05', '06:30', '14:30')];
    const findings = findingsOf(amy({ shifts }), rule('rest', TEN_HOURS));
    expect(textsOf(findings)).toEqual([
      'Rest of 8 h 30 min between Tue 4 May and Wed 5 May; 10 h needed',
    ]);
    expect(fixesOf(findings)).toEqual(['Start the shift of Wed 5 May 1 h 30 min later']);
    expect(findings[0]).toMatchObject({ measured: 510, limit: 600, excess: 90 });
  });

  it('F5 names no change where nothing would be left of the later shift', () => {
    const shifts = [shift('2027-05-04', '14:00', '22:00'), shift('2027-05-05', '00:00', '05:00')];
    expect(fixesOf(findingsOf(amy({ shifts }), rule('rest', TEN_HOURS)))).toEqual([null]);
  });

  it.each([
    // The clocks go forward in the night to 3 October: 22:00 to 08:00 are 9 hours.
    ['2027-10-02', '2027-10-03', ['Rest of 9 h between Sat 2 Oct and Sun 3 Oct; 10 h needed']],
    // They go back in the night to 4 April: 22:00 to 07:00 would be 10 hours, 08:00 is 11.
    ['2027-04-03', '2027-04-04', []],
  ])('F5 is measured in true hours in the night from %s', (before, after, expected) => {
    const shifts = [shift(before, '14:00', '22:00'), shift(after, '08:00', '16:00')];
    const window = { from: date(before), to: date(after) };
    const findings = findingsOf(amy({ shifts }), rule('rest', TEN_HOURS), {}, window);
    expect(textsOf(findings)).toEqual(expected);
  });

  it('F5 is measured between sites in different zones', () => {
    const perth = { zone: zone('Australia/Perth'), siteId: 'mine' };
    // 22:00 in Sydney is 20:00 in Perth.
    const shifts = [
      shift('2027-05-04', '14:00', '22:00'),
      shift('2027-05-05', '05:59', '14:00', perth),
    ];
    expect(textsOf(findingsOf(amy({ shifts }), rule('rest', TEN_HOURS)))).toEqual([
      'Rest of 9 h 59 min between Tue 4 May and Wed 5 May; 10 h needed',
    ]);
  });

  it.each([
    ['05:59', ['Rest of 7 h 59 min between Tue 4 May and Wed 5 May; 8 h needed']],
    ['06:00', []],
  ])('F5 until %s may be shorter for people who agreed to 8 h', (start, expected) => {
    const contracts: Contract[] = [
      {
        validFrom: date('2027-01-01'),
        type: 'full-time',
        ordinary: null,
        averaging: null,
        agreements: ['short-rest'],
      },
    ];
    const shifts = [shift('2027-05-04', '14:00', '22:00'), shift('2027-05-05', start, '14:00')];
    const agreed = rule('rest', { ...TEN_HOURS, agreed: 480 });
    expect(textsOf(findingsOf(amy({ shifts, contracts }), agreed))).toEqual(expected);
    expect(findingsOf(amy({ shifts }), agreed)).toHaveLength(1);
  });

  it.each([
    ['19:00', 0],
    ['19:01', 1],
  ])('F5 is not measured between parts of a broken shift from 07:00 to %s', (end, count) => {
    const shifts = [
      shift('2027-05-04', '07:00', '10:00'),
      shift('2027-05-04', '12:00', '14:00'),
      shift('2027-05-04', '16:00', end),
    ];
    const broken = rule('rest', { ...TEN_HOURS, brokenSpan: 720 });
    expect(findingsOf(amy({ shifts }), broken)).toHaveLength(count);
    expect(findingsOf(amy({ shifts }), rule('rest', TEN_HOURS))).toHaveLength(2);
  });

  it('F5 is measured between shifts of two dates, however close they are', () => {
    const shifts = [shift('2027-05-04', '20:00', '23:00'), shift('2027-05-05', '01:00', '07:00')];
    const broken = rule('rest', { ...TEN_HOURS, brokenSpan: 720 });
    expect(textsOf(findingsOf(amy({ shifts }), broken))).toEqual([
      'Rest of 2 h between Tue 4 May and Wed 5 May; 10 h needed',
    ]);
  });

  it('F5 begins when the last of two overlapping shifts has ended', () => {
    const shifts = [
      shift('2027-05-04', '08:00', '20:00'),
      shift('2027-05-04', '09:00', '12:00'),
      shift('2027-05-05', '05:00', '13:00'),
    ];
    expect(textsOf(findingsOf(amy({ shifts }), rule('rest', TEN_HOURS)))).toEqual([
      'Rest of 9 h between Tue 4 May and Wed 5 May; 10 h needed',
    ]);
  });
});
