import { describe, expect, it } from 'vitest';
import { date, existing, SYDNEY } from '../testing/plan-input';
import { commonDaysOff, type WorkOfPerson } from './common-days-off';

function works(knownTo: string | null, ...shifts: [from: string, to: string][]): WorkOfPerson {
  return {
    knownTo: knownTo === null ? null : date(knownTo),
    shifts: shifts.map(([from, to]) => ({ ...existing(from, to), zone: SYDNEY })),
  };
}

describe('commonDaysOff', () => {
  it('P4 leaves out every day that a shift of either shares, the morning after a night too', () => {
    const amy = works('2027-03-31', ['2027-03-10T19:00+11:00', '2027-03-11T07:00+11:00']);
    const ben = works('2027-03-31', ['2027-03-13T16:00+11:00', '2027-03-14T00:00+11:00']);
    expect(commonDaysOff([amy, ben], date('2027-03-09'), date('2027-03-14'))).toEqual([
      '2027-03-09',
      '2027-03-12',
      '2027-03-14',
    ]);
  });

  it('P4 ends where the roster of either is not known', () => {
    const from = date('2027-03-09');
    const to = date('2027-03-31');
    expect(commonDaysOff([works('2027-03-10'), works('2027-04-30')], from, to)).toEqual([
      '2027-03-09',
      '2027-03-10',
    ]);
    expect(commonDaysOff([works(null), works('2027-04-30')], from, to)).toEqual([]);
    expect(commonDaysOff([works('2027-03-01'), works('2027-04-30')], from, to)).toEqual([]);
  });
});
