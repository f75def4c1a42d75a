import { expect, test } from 'vitest';
import { feedLinks } from './feed-links';

test('a public address opens in the calendar of the device and in Google', () => {
  expect(feedLinks('https://roster.example.com/calendar/abc.ics')).toEqual({
    webcal: 'webcal://roster.example.com/calendar/abc.ics',
    google:
      'https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2Froster.example.com%2Fcalendar%2Fabc.ics',
  });
});

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://192.168.1.20',
  'http://10.1.2.3',
  'http://172.20.0.1',
  'http://100.101.102.103',
  'http://[::1]:3000',
  'http://[fd00::1]',
  'https://muster.local',
  'https://roster',
])('Google cannot read %s', (origin) => {
  const links = feedLinks(`${origin}/calendar/abc.ics`);
  expect(links.google).toBeNull();
  expect(links.webcal).toMatch(/^webcal:\/\/.*\/calendar\/abc\.ics$/);
});

test.each(['http://8.8.8.8', 'http://172.40.0.1', 'https://local.example.com'])(
  'Google can read %s',
  (origin) => {
    expect(feedLinks(`${origin}/calendar/abc.ics`).google).not.toBeNull();
  },
);
