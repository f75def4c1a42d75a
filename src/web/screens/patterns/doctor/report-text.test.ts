import { expect, test } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import {
  clockChangeText,
  coverSentence,
  gapSentence,
  holidaysText,
  hoursText,
} from './report-text';

const cover = { codes: [], gaps: [], moreGaps: 0 };

test.each([
  [0, 0, 'Nobody is at work.'],
  [1, 1, 'Always 1 person at work, at every hour of two years.'],
  [0, 1, 'Up to 1 person at work, and at times nobody:'],
  [1, 3, '1 to 3 people at work, at every hour of two years.'],
])('from %d to %d people', (smallest, largest, sentence) => {
  expect(coverSentence({ ...cover, smallest, largest })).toBe(sentence);
});

test('a gap, holidays and hours are told in words', () => {
  expect(gapSentence({ from: 'Fri 19:00', to: 'Mon 07:00', times: 1 })).toBe(
    'Fri 19:00 to Mon 07:00, 1 time',
  );
  expect(holidaysText({ count: 22, unknownYears: [2031] })).toBe(
    "with 22 public holidays. We don't know the public holidays of 2031 yet",
  );
  expect([720, 450, 210_300].map(hoursText)).toEqual(['12 h', '7.5 h', '3,505 h']);
});

test('a change of the clocks names who works longer', () => {
  const date = '2027-04-04' as CalendarDate;
  const night = { team: 'C', code: 'N', minutes: 780 };
  expect(clockChangeText({ date, minutes: -60, teams: [night] })).toBe(
    'Sun 4 Apr 2027: clocks go back 1 h. Team C works N for 13 h.',
  );
  expect(clockChangeText({ date, minutes: 60, teams: [] })).toBe(
    'Sun 4 Apr 2027: clocks go forward 1 h. Nobody works at that time.',
  );
});
