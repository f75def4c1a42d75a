import { expect, test } from 'vitest';
import { date } from '../testing/wizard-state';
import { siteClockText } from './site-clock-text';

const FREMANTLE = { name: 'Fremantle', timezone: 'Australia/Perth' };

function text(startTime: string, zone = 'Australia/Sydney', day = '2027-06-01', site = FREMANTLE) {
  return siteClockText({ startTime }, site, zone, date(day));
}

test('a start time is told on the clock of the site, as on the first day', () => {
  expect(text('09:00')).toBe('09:00 Sydney is 07:00 at Fremantle');
  expect(text('09:00', 'Australia/Sydney', '2027-03-01')).toBe(
    '09:00 Sydney is 06:00 at Fremantle',
  );
  expect(text('01:00')).toBe('01:00 Sydney is 23:00 the day before at Fremantle');
  expect(text('23:00', 'Europe/London')).toBe('23:00 London is 06:00 the next day at Fremantle');
});

test('nothing is told where the clocks agree or a time is being typed', () => {
  expect(text('09:00', 'Australia/Perth')).toBeUndefined();
  expect(text('09:00', 'Asia/Singapore')).toBeUndefined();
  expect(text('9')).toBeUndefined();
});
