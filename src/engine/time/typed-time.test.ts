import { expect, it } from 'vitest';
import { readTime } from './typed-time';

it.each([
  ['09:00', '09:00'],
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['17.30', '17:30'],
  ['5pm', '17:00'],
  ['5p', '17:00'],
  ['7a', '07:00'],
  ['5:15 PM', '17:15'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
  [' 22 ', '22:00'],
])('T29 reads %j as %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

it.each(['', '24', '24:00', '9:60', '13pm', '0am', 'noon', '1:2', '12345', '-1'])(
  'T29 finds no time in %j',
  (typed) => {
    expect(readTime(typed)).toBeUndefined();
  },
);
