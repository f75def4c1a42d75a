import { expect, test } from 'vitest';
import { calendarAppText } from './calendar-app-text';

test.each([
  ['Google-Calendar-Importer', 'Google Calendar'],
  ['iOS/18.5 (22F76) dataaccessd/1.0', 'the calendar of an iPhone or iPad'],
  ['macOS/15.1 (24B83) dataaccessd/1.0', 'the calendar of a Mac'],
  ['Mac+OS+X/10.15.7 (19H15) CalendarAgent/930.5.1', 'the calendar of a Mac'],
  ['Microsoft.Exchange/15.20 (server)', 'Outlook'],
  ['Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Thunderbird/128.0', 'Thunderbird'],
  ['ICSx5/2.2 (ical4j/3.2 okhttp/4.12) Android/14', 'a calendar on Android'],
  ['Mozilla/5.0 (Windows NT 10.0) Firefox/130.0', 'a web browser'],
  ['curl/8.5', 'an unknown app'],
  [null, 'an unknown app'],
])('%s is %s', (userAgent, text) => {
  expect(calendarAppText(userAgent)).toBe(text);
});
