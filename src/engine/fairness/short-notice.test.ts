import { describe, expect, it } from 'vitest';
import { shift } from '../testing/rules-input';
import { instant } from '../testing/times';
import { shortNoticeDays } from './short-notice';

const told = (day: string, start = '09:00', end = '17:00', note: string | null = null) => ({
  ...shift(day, start, end),
  note,
});
/** Noon on Monday 3 May in Sydney. */
const NOON = instant('2027-05-03T02:00:00Z');

describe('short notice', () => {
  it('J3 is fewer than 7 days from the day someone is told to the day of the shift', () => {
    const published = (day: string) => shortNoticeDays([{ was: null, now: told(day) }], NOON);
    expect(published('2027-05-03')).toEqual(['2027-05-03']);
    expect(published('2027-05-09')).toEqual(['2027-05-09']);
    expect(published('2027-05-10')).toEqual([]);
    expect(published('2027-05-02')).toEqual([]);
  });

  it('J3 counts a day that goes and a day that comes, and each day once', () => {
    const moved = { was: told('2027-05-04'), now: told('2027-05-06') };
    const added = { was: null, now: told('2027-05-06', '18:00', '20:00') };
    expect(shortNoticeDays([added, moved], NOON)).toEqual(['2027-05-04', '2027-05-06']);
    const later = { was: told('2027-05-04'), now: told('2027-05-20') };
    expect(shortNoticeDays([later], NOON)).toEqual(['2027-05-04']);
  });

  it('J3 is no matter of notes', () => {
    const was = told('2027-05-04');
    expect(shortNoticeDays([{ was, now: { ...was, note: 'Bring keys' } }], NOON)).toEqual([]);
    expect(
      shortNoticeDays([{ was, now: told('2027-05-04', '09:00', '17:30') }], NOON),
    ).toHaveLength(1);
  });
});
