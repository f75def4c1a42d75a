import { expect, it } from 'vitest';
import { existing } from '../testing/plan-input';
import { countWork } from './count-work';

it('W7 counts true hours, nights, and each weekend once', () => {
  const shifts = [
    existing('2027-04-03T19:00+11:00', '2027-04-04T07:00+10:00'), // the clocks go back: 13 hours
    existing('2027-04-04T19:00+10:00', '2027-04-05T07:00+10:00'),
    existing('2027-04-07T07:00+10:00', '2027-04-07T15:30+10:00'),
    existing('2027-04-11T07:00+10:00', '2027-04-11T15:00+10:00'),
  ].map((shift, index) => ({ ...shift, night: index < 2 }));
  expect(countWork(shifts)).toEqual({ shifts: 4, nights: 2, weekends: 2, minutes: 41.5 * 60 });
  expect(countWork([])).toEqual({ shifts: 0, nights: 0, weekends: 0, minutes: 0 });
});
