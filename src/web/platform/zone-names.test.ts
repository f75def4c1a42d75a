import { expect, test } from 'vitest';
import { instantOf } from '#engine/time/instants';
import type { CalendarDate, WallTime, Zone } from '#engine/time/kinds';
import { nameByIntl, nameOfZone, WRITTEN_DOWN } from './zone-names';

test.each(Object.keys(WRITTEN_DOWN))('%s has the name that Intl gives it, all year', (zone) => {
  for (let year = 2000; year < 2038; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const date = `${year}-${String(month).padStart(2, '0')}-15` as CalendarDate;
      const at = instantOf(date, '12:00' as WallTime, zone as Zone);
      const minutesAhead = (Date.parse(`${date}T12:00:00Z`) - at) / 60_000;
      const text = new Date(at).toISOString();
      expect(nameOfZone(zone, text, minutesAhead)).toBe(nameByIntl(zone, text));
    }
  }
});

test('other zones are named by Intl', () => {
  expect(nameOfZone('Europe/Paris', '2027-01-15T12:00:00Z', 60)).toBe('GMT+1');
});
