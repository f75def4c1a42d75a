import { describe, expect, it } from 'vitest';
import { amy, findingsOf, rule, shift, shifts, textsOf } from '../../testing/rules-input';
import { date } from '../../testing/times';
import type { Period } from '../rule';

const WEEK: Period = { minutes: 50 * 60, days: 7, begins: 'fixed', anchor: null };

describe('hours in a period', () => {
  it.each([
    ['16:59', []],
    ['17:00', []],
    ['17:01', ['50 h 1 min in the 7 days from Mon 3 May; 50 h is the maximum']],
  ])('F8 of 40 h and a shift from 07:00 to %s are compared with 50 h a week', (end, expected) => {
    const week = [...shifts('2027-05-03', 4, '07:00', '17:00'), shift('2027-05-07', '07:00', end)];
    expect(textsOf(findingsOf(amy({ shifts: week }), rule('hours-in-period', WEEK)))).toEqual(
      expected,
    );
  });

  it('F8 are counted in weeks that begin on the day the organisation chose', () => {
    // Five days from Wednesday to Sunday, and Monday.
    const six = shifts('2027-05-05', 6, '07:00', '17:00');
    const fixed = rule('hours-in-period', WEEK);
    expect(findingsOf(amy({ shifts: six }), fixed)).toEqual([]);
    const bySunday = shifts('2027-05-09', 6, '07:00', '17:00');
    expect(findingsOf(amy({ shifts: bySunday }), fixed)).toEqual([]);
    expect(textsOf(findingsOf(amy({ shifts: bySunday }), fixed, { weekStart: 'sunday' }))).toEqual([
      '60 h in the 7 days from Sun 9 May; 50 h is the maximum',
    ]);
  });

  it('F8 belong to the date on which a shift starts, all of them', () => {
    const nights = shifts('2027-05-09', 6, '19:00', '05:00');
    const findings = findingsOf(amy({ shifts: nights }), rule('hours-in-period', WEEK));
    expect(findings).toEqual([]);
  });

  it('F8 in any 7 days are found across the end of a week', () => {
    const six = shifts('2027-05-05', 6, '07:00', '17:00');
    const rolling = rule('hours-in-period', { ...WEEK, begins: 'any-day' });
    expect(textsOf(findingsOf(amy({ shifts: six }), rolling))).toEqual([
      '60 h in the 7 days from Wed 5 May; 50 h is the maximum',
    ]);
  });

  it('F8 in any 7 days are found once for each 7 days of overwork', () => {
    const month = shifts('2027-05-03', 28, '07:00', '17:00');
    const rolling = rule('hours-in-period', { ...WEEK, begins: 'any-day' });
    expect(textsOf(findingsOf(amy({ shifts: month }), rolling))).toEqual([
      '70 h in the 7 days from Mon 3 May; 50 h is the maximum',
      '70 h in the 7 days from Mon 10 May; 50 h is the maximum',
      '70 h in the 7 days from Mon 17 May; 50 h is the maximum',
      '70 h in the 7 days from Mon 24 May; 50 h is the maximum',
    ]);
  });

  it('F8 of a day add up its shifts', () => {
    const day = [shift('2027-05-04', '06:00', '12:00'), shift('2027-05-04', '14:00', '20:01')];
    const twelve: Period = { minutes: 720, days: 1, begins: 'fixed', anchor: null };
    expect(textsOf(findingsOf(amy({ shifts: day }), rule('hours-in-period', twelve)))).toEqual([
      '12 h 1 min on Tue 4 May; 12 h is the maximum',
    ]);
  });

  it('F8 of a cycle are counted from its anchor', () => {
    const cycle: Period = {
      minutes: 48 * 60,
      days: 8,
      begins: 'fixed',
      anchor: date('2027-05-02'),
    };
    // Four days in the cycle from 2 May, one in the next.
    const five = shifts('2027-05-06', 5, '07:00', '19:00');
    expect(findingsOf(amy({ shifts: five }), rule('hours-in-period', cycle))).toEqual([]);
    const six = shifts('2027-05-05', 6, '07:00', '19:00');
    expect(textsOf(findingsOf(amy({ shifts: six }), rule('hours-in-period', cycle)))).toEqual([
      '60 h in the 8 days from Sun 2 May; 48 h is the maximum',
    ]);
  });

  it('F8 are true hours in a week in which the clocks go back', () => {
    const window = { from: date('2027-03-29'), to: date('2027-04-11') };
    const nights = shifts('2027-03-31', 5, '21:00', '07:00');
    expect(
      textsOf(findingsOf(amy({ shifts: nights }), rule('hours-in-period', WEEK), {}, window)),
    ).toEqual(['51 h in the 7 days from Mon 29 Mar; 50 h is the maximum']);
  });
});
