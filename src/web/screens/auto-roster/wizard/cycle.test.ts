import { describe, expect, it } from 'vitest';
import { template } from '../../../testing/roster-template';
import { date } from '../testing/wizard-state';
import { cycleText, firstWeek } from './cycle';

const MONDAY = date('2027-03-08');
const last_run = { cycle_start_date: date('2027-03-01'), end_date: date('2027-03-06') };

describe('the cycle', () => {
  it('says which day the start date is', () => {
    const continued = cycleText(template({ last_run }), {
      startDate: MONDAY,
      continueCycle: true,
    });
    expect(continued).toBe(
      'The last roster from this template ended on 6 Mar 2027, on day 2 of its cycle. This one continues from there: Mon 8 Mar 2027 is day 4 of 4.',
    );
    const anew = { startDate: MONDAY, continueCycle: false };
    expect(cycleText(template({ last_run }), anew)).toBe(
      'The cycle starts again: Mon 8 Mar 2027 is day 1 of 4.',
    );
    const wednesday = { startDate: date('2027-03-10'), continueCycle: true };
    expect(cycleText(template({ tied_to_weekdays: true, cycle_days: 7 }), wednesday)).toBe(
      'The cycle starts again: Wed 10 Mar 2027 is day 3 of 7.',
    );
  });

  it('gives the first week of a team, round the teams of the template', () => {
    const window = { startDate: MONDAY, continueCycle: true };
    const codes = (team: number) =>
      firstWeek(template({ last_run }), window, team)
        .map(({ code }) => code)
        .join(' ');
    expect(codes(0)).toBe('OFF D D OFF OFF D D');
    expect(codes(1)).toBe('N OFF OFF N N OFF OFF');
    expect(codes(2)).toBe(codes(0));
  });
});
