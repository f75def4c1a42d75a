import { describe, expect, it } from 'vitest';
import { date, instant } from '../testing/times';
import type { Instant } from '../time/kinds';
import { type AskedShift, whatBecameOf } from './what-became-of';

const WAS: AskedShift = {
  employeeId: 'amy',
  siteId: 'depot',
  date: date('2027-03-10'),
  start: instant('2027-03-09T22:00:00Z'),
  end: instant('2027-03-10T06:00:00Z'),
  published: true,
};
const later = (at: Instant, minutes: number) => (at + minutes * 60_000) as Instant;
const became = (changes: Partial<AskedShift> | null, accepted = false) =>
  whatBecameOf(WAS, changes && { ...WAS, ...changes }, { accepted });

describe('whatBecameOf', () => {
  it('Q1 keeps a request while the facts of its shift stay', () => {
    expect(became({})).toEqual({ outcome: 'keeps' });
    expect(became({}, true)).toEqual({ outcome: 'keeps' });
  });

  it.each([-15, -1, 1, 15])('Q2 keeps it when a time moves by %s minutes', (minutes) => {
    expect(became({ start: later(WAS.start, minutes) })).toEqual({ outcome: 'keeps' });
    expect(became({ end: later(WAS.end, minutes) })).toEqual({ outcome: 'keeps' });
  });

  it('Q3 asks the partner again when a time moves after they accepted', () => {
    expect(became({ end: later(WAS.end, 15) }, true)).toEqual({ outcome: 'asks again' });
  });

  it.each([
    [null, 'The shift was deleted.'],
    [{ published: false }, 'The shift is a draft again.'],
    [{ employeeId: 'ben' }, 'The shift went to someone else.'],
    [{ siteId: 'mill' }, 'The shift moved to another job site.'],
    [{ date: date('2027-03-11') }, 'The shift moved to another day.'],
    [{ start: later(WAS.start, 16) }, 'The shift got other times.'],
    [{ end: later(WAS.end, -16) }, 'The shift got other times.'],
  ])('Q4 ends it when the shift becomes %o', (changes, why) => {
    expect(became(changes)).toEqual({ outcome: 'void', why });
    expect(became(changes, true)).toEqual({ outcome: 'void', why });
  });
});
