import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyTime } from '../testing/times';
import { readTimes } from './typed-times';

it.each([
  ['7-15', '07:00', '15:00'],
  ['7a 3p', '07:00', '15:00'],
  ['7am-3pm', '07:00', '15:00'],
  ['7:30 am to 3 pm', '07:30', '15:00'],
  ['0700 1500', '07:00', '15:00'],
  ['7 15', '07:00', '15:00'],
  ['7.30–15', '07:30', '15:00'],
  ['9-5', '09:00', '17:00'],
  ['12-8', '12:00', '20:00'],
  ['6-6', '06:00', '18:00'],
  ['1-5p', '13:00', '17:00'],
  ['10-2p', '10:00', '14:00'],
  ['7-20', '07:00', '20:00'],
  ['22-6', '22:00', '06:00'],
  ['20-9', '20:00', '09:00'],
  ['10p-6a', '22:00', '06:00'],
])('T30 reads %j as %s to %s', (typed, startTime, endTime) => {
  expect(readTimes(typed)).toEqual({ startTime, endTime });
});

it.each(['', '7', '7-', '-15', '7-15-16', '7-25', '06:00-06:00', 'seven to three', '7a3p'])(
  'T30 finds no shift in %j',
  (typed) => {
    expect(readTimes(typed)).toBeUndefined();
  },
);

const halfDay = (time: string) => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)}${hour < 12 ? 'a' : 'p'}`;
};

it('T30 reads back any two times that are written in full', () => {
  const between = fc.constantFrom('-', ' ', ' – ', ' to ');
  fc.assert(
    fc.property(anyTime, anyTime, between, (startTime, endTime, sign) => {
      const expected = startTime === endTime ? undefined : { startTime, endTime };
      expect(readTimes(halfDay(startTime) + sign + halfDay(endTime))).toEqual(expected);
      expect(readTimes(startTime + sign + endTime)).toEqual(expected);
    }),
  );
});

it('T30 reads any text, or nothing', () => {
  const sign = fc.constantFrom(...'0123456789 -:.apmto');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 14 }), (typed) => {
      const times = readTimes(typed);
      if (times) expect(times.startTime).not.toBe(times.endTime);
    }),
  );
});
