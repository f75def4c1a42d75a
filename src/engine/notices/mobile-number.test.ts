import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mobileNumberOf } from './mobile-number';

it.each([
  ['0491 570 006', '+61491570006'],
  ['0491-570-006', '+61491570006'],
  ['(04) 9157 0006', '+61491570006'],
  ['+61 491 570 006', '+61491570006'],
  ['+61 (0)491 570 006', '+61491570006'],
  ['+64 21 123 4567', '+64211234567'],
  ['02 5550 2150', undefined],
  ['+61 2 5550 2150', undefined],
  ['61491570006', undefined],
  ['0491 570 00', undefined],
  ['0491 570 006 or 0491 570 157', undefined],
  ['0491 570 006 ext 5', undefined],
  ['+0 491 570 006', undefined],
  ['ask Kim', undefined],
  ['', undefined],
  [null, undefined],
])('N12 %j is %j', (typed, expected) => {
  expect(mobileNumberOf(typed)).toBe(expected);
});

it('N12 gives a number that can be dialled from anywhere, and gives it again unchanged', () => {
  const typed = fc.stringMatching(/^\+?[\d ().-]{0,20}$/);
  fc.assert(
    fc.property(typed, (phone) => {
      const number = mobileNumberOf(phone);
      if (number === undefined) return;
      expect(number).toMatch(/^\+[1-9]\d{7,14}$/);
      expect(mobileNumberOf(number)).toBe(number);
    }),
  );
});
