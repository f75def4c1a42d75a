import { describe, expect, it } from 'vitest';
import { amy, findingsOf, rule, shift, textsOf } from '../../testing/rules-input';
import { date } from '../../testing/times';
import type { Holiday, SiteFacts } from '../book';

const two = rule('public-holidays', { count: 2 });
const YEAR = { from: date('2027-01-01'), to: date('2027-12-31') };
const whole = (name: string): Holiday[] => [{ name, from: 0, to: 1440 }];
const depot: SiteFacts = {
  state: 'NSW',
  holidays: new Map([
    [date('2027-01-01'), whole("New Year's Day")],
    [date('2027-01-26'), whole('Australia Day')],
    [date('2027-04-25'), whole('Anzac Day')],
    [date('2027-12-24'), [{ name: 'Christmas Eve', from: 19 * 60, to: 1440 }]],
    [date('2027-12-25'), whole('Christmas Day')],
    [date('2028-01-01'), whole("New Year's Day")],
  ]),
};
const sites = new Map([['depot', depot]]);

describe('public holidays worked', () => {
  it.each([
    [1, []],
    [2, []],
    [3, ['3 public holidays worked in 2027; 2 is the maximum']],
  ])('F17 %s times in a year are compared with 2', (count, expected) => {
    const own = ['2027-01-01', '2027-01-26', '2027-04-25']
      .slice(0, count)
      .map((day) => shift(day, '09:00', '17:00'));
    expect(textsOf(findingsOf(amy({ shifts: own }), two, { sites }, YEAR))).toEqual(expected);
  });

  it.each([
    ['2027-12-24', '10:00', '19:00', 0],
    ['2027-12-24', '10:00', '19:01', 1],
    ['2027-12-24', '21:00', '01:00', 2],
    ['2027-12-25', '23:00', '07:00', 1],
    ['2027-12-31', '19:00', '07:00', 0],
  ])('F17 on %s from %s to %s are holidays that the shift reaches', (day, start, end, count) => {
    const own = [shift(day, start, end)];
    const none = rule('public-holidays', { count: 0 });
    const findings = findingsOf(amy({ shifts: own }), none, { sites }, YEAR);
    const of2027 = findings.filter(({ about }) => about === '2027');
    expect(of2027.map(({ measured }) => measured)).toEqual(count === 0 ? [] : [count]);
  });

  it('F17 are those of the site, and none where nothing is known of it', () => {
    const own = [shift('2027-01-01', '09:00', '17:00', { siteId: 'mine' })];
    const none = rule('public-holidays', { count: 0 });
    expect(findingsOf(amy({ shifts: own }), none, { sites }, YEAR)).toEqual([]);
  });
});
