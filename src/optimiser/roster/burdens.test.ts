import { expect, test } from 'vitest';
import { shift } from '#engine/testing/rules-input';
import { anyRoster } from '../testing/any-roster';
import { unfairShifts } from './burdens';
import type { FillPerson } from './fill-input';

const input = { ...anyRoster(1), from: '2027-05-03', to: '2027-05-09' } as ReturnType<
  typeof anyRoster
>;
const [someone] = input.people as [FillPerson, ...FillPerson[]];
const NIGHT = shift('2027-05-05', '19:00', '07:00');
const SATURDAY_NIGHT = shift('2027-05-08', '19:00', '07:00');
const DAY = shift('2027-05-04', '09:00', '17:00');
const LATER = shift('2027-05-12', '19:00', '07:00');

function unfair(worked: FillPerson['worked'], asked = true) {
  const shifts = [DAY, NIGHT, SATURDAY_NIGHT, LATER];
  return unfairShifts(input, [{ ...someone, asked, worked, shifts }]);
}

test('only burdens in the window count, each shift once, and only with people who had more than the median', () => {
  expect(unfair({ nights: 3, weekends: 1, holidays: 0 })).toBe(2);
  expect(unfair({ nights: 0, weekends: 1, holidays: 2 })).toBe(1);
  expect(unfair({ nights: -2, weekends: 0, holidays: 0 })).toBe(0);
  expect(unfair(undefined)).toBe(0);
  expect(unfair({ nights: 3, weekends: 1, holidays: 0 }, false)).toBe(0);
});
