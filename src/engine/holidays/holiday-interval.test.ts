import { describe, expect, it } from 'vitest';
import { date, instant, zone } from '../testing/times';
import { lengthOf } from '../time/intervals';
import { holidayInterval } from './holiday-interval';

describe('the real time of a holiday', () => {
  it('H7 is the whole day of the site, which a change of the clocks makes longer', () => {
    const easter = { date: date('2026-04-05'), hours: 'all-day' } as const;
    const lengths = ['Australia/Sydney', 'Australia/Lord_Howe', 'Australia/Perth'].map((name) => {
      const interval = holidayInterval(easter, zone(name));
      return interval && lengthOf(interval) / 60;
    });
    expect(lengths).toEqual([25, 24.5, 24]);
  });

  it('H7 is the hours of a part day on the clock of the site', () => {
    const eve = { date: date('2026-12-24'), hours: { start: 19 * 60, end: 24 * 60 } };
    expect(holidayInterval(eve, zone('Australia/Adelaide'))).toEqual({
      start: instant('2026-12-24T19:00+10:30'),
      end: instant('2026-12-25T00:00+10:30'),
    });
  });

  it('H7 is not known where nobody published the hours', () => {
    const half = { date: date('2026-10-08'), hours: 'unknown' } as const;
    expect(holidayInterval(half, zone('Australia/Melbourne'))).toBeUndefined();
  });
});
