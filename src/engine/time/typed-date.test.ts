import { expect, test } from 'vitest';
import { readTypedDate } from './typed-date';

test.each([
  ['31/12/2026', '2026-12-31'],
  ['3/4/2027', '2027-04-03'],
  [' 03.04.2027 ', '2027-04-03'],
  ['2027-04-03', '2027-04-03'],
  ['29/02/2028', '2028-02-29'],
])('reads %s with the day first', (typed, date) => {
  expect(readTypedDate(typed)).toBe(date);
});

test.each([
  ['12/31/2026', 'month-first'],
  ['2/29/2028', 'month-first'],
  ['31/02/2027', 'impossible'],
  ['29/02/2027', 'impossible'],
  ['2027-02-29', 'impossible'],
  ['2026-31-12', 'impossible'],
  ['99/99/2026', 'impossible'],
  ['31/12/1826', 'impossible'],
  ['31/12/26', 'unreadable'],
  ['next year', 'unreadable'],
  ['', 'unreadable'],
])('says what is wrong with %s', (typed, problem) => {
  expect(readTypedDate(typed)).toBe(problem);
});
