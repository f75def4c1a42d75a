import { expect, test } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import { siteClocks } from './site-clocks';

const clocks = siteClocks([{ id: 'depot', timezone: 'Australia/Adelaide' }]);
const at = (date: string, hours: number) =>
  clocks.zoneAt('depot', date as CalendarDate, hours * 60);

test('on the day of a clock change, the name of the zone is that of the time', () => {
  expect([at('2027-04-03', 9), at('2027-04-04', 2.5), at('2027-04-04', 3)]).toEqual([
    'ACDT',
    'ACDT',
    'ACST',
  ]);
  expect([at('2027-10-03', 1), at('2027-10-03', 2.5)]).toEqual(['ACST', 'ACDT']);
});

test('an unknown site has no name of a zone', () => {
  expect(clocks.zoneAt('gone', '2027-04-04' as CalendarDate, 0)).toBeUndefined();
});
