import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, anyTime, anyZone, date, instant, iso, time, zone } from '../testing/times';
import { addDays, weekdayOf } from '../time/dates';
import {
  type Availability,
  type DayWishes,
  timesOf,
  type Wish,
  type WishValue,
  wishAbout,
  wishesOn,
} from './availability';
import { keptWishes } from './kept-wishes';

const SYDNEY = zone('Australia/Sydney');
const wish = (value: WishValue, from?: string, to?: string): Wish => ({
  value,
  times: from && to ? { from: time(from), to: time(to) } : null,
});
const day = (...wishes: Wish[]): DayWishes => ({ wishes, extra: 'ask' });
const FREE = day();
/** Monday 1 March 2027. */
const MONDAY = date('2027-03-01');

function usual(days: DayWishes[], validFrom = MONDAY, anchor = MONDAY): Availability {
  return { weeks: [{ validFrom, anchor, zone: SYDNEY, days }], dates: [] };
}
const week = (...days: DayWishes[]) => [...days, ...Array(7 - days.length).fill(FREE)];

describe('availability', () => {
  it('A1 a date wins over the usual week, and silence means that someone can work', () => {
    const said = usual(week(day(wish('cannot'))));
    expect(wishesOn(said, date('2027-03-08')).wishes).toEqual([wish('cannot')]);
    expect(wishesOn(said, date('2027-03-09'))).toEqual(FREE);
    const dates = [
      { date: date('2027-03-08'), zone: SYDNEY, wishes: [], extra: 'please' as const },
    ];
    expect(wishesOn({ ...said, dates }, date('2027-03-08'))).toMatchObject({
      wishes: [],
      extra: 'please',
    });
    expect(wishesOn({ weeks: [], dates: [] }, MONDAY)).toEqual(FREE);
  });

  it('A1 a usual week holds until the next one begins, and never before its first day', () => {
    const first = usual(week(day(wish('cannot')))).weeks;
    const second = usual(week(day(wish('like'))), date('2027-03-15')).weeks;
    const said = { weeks: [...second, ...first], dates: [] };
    expect(wishesOn(said, date('2027-02-22')).wishes).toEqual([]);
    expect(wishesOn(said, date('2027-03-08')).wishes).toEqual([wish('cannot')]);
    expect(wishesOn(said, date('2027-03-15')).wishes).toEqual([wish('like')]);
  });

  it('A2 a fortnight repeats from its Monday, whichever day it holds from', () => {
    const fortnight = [...week(day(wish('cannot'))), ...week(day(wish('like')))];
    const said = usual(fortnight, date('2027-03-10'), MONDAY);
    expect(wishesOn(said, date('2027-03-15')).wishes).toEqual([wish('cannot')]);
    expect(wishesOn(said, date('2027-03-22')).wishes).toEqual([wish('like')]);
    const ahead = usual(fortnight, date('2027-03-10'), date('2027-03-15'));
    expect(wishesOn(ahead, date('2027-03-12')).wishes).toEqual([]);
    expect(wishesOn(ahead, date('2027-03-15')).wishes).toEqual([wish('cannot')]);
  });

  it('A2 weeks repeat on the same weekday for ever', () => {
    fc.assert(
      fc.property(anyDate('2027-03-01', '2040-01-01'), (on) => {
        const said = usual(week(FREE, FREE, day(wish('cannot'))));
        expect(wishesOn(said, on).wishes.length > 0).toBe(weekdayOf(on) === 3);
      }),
    );
  });

  it('A3 a whole day lasts as long as the day, also when the clocks change', () => {
    const said = usual(week(FREE, FREE, FREE, FREE, FREE, FREE, day(wish('cannot'))));
    const [back] = timesOf(said, 'cannot', { from: date('2027-04-04'), to: date('2027-04-04') });
    expect(back && [iso(back.start), iso(back.end)]).toEqual([
      '2027-04-03T13:00:00.000Z',
      '2027-04-04T14:00:00.000Z',
    ]);
  });

  it('A3 times reach over midnight, and belong to the day on which they begin', () => {
    const said = usual(week(day(wish('cannot', '22:00', '06:00'))));
    const tuesday = { from: date('2027-03-09'), to: date('2027-03-09') };
    expect(
      timesOf(said, 'cannot', tuesday).map(({ start, end }) => [iso(start), iso(end)]),
    ).toEqual([['2027-03-08T11:00:00.000Z', '2027-03-08T19:00:00.000Z']]);
  });

  it('A4 times that meet are one', () => {
    const said = usual(week(day(wish('cannot')), day(wish('cannot', '00:00', '09:00'))));
    const times = timesOf(said, 'cannot', { from: date('2027-03-08'), to: date('2027-03-09') });
    expect(times.map(({ start, end }) => [iso(start), iso(end)])).toEqual([
      ['2027-03-07T13:00:00.000Z', '2027-03-08T22:00:00.000Z'],
    ]);
  });

  it('A4 times come in order and never touch, in any zone', () => {
    const anyWish = fc.record({
      value: fc.constantFrom<WishValue>('cannot', 'like'),
      times: fc.option(fc.record({ from: anyTime, to: anyTime })),
    });
    const anyDay = fc.array(anyWish, { maxLength: 3 }).map((wishes) => day(...wishes));
    fc.assert(
      fc.property(
        fc.array(anyDay, { minLength: 7, maxLength: 7 }),
        anyZone,
        anyDate('2027-03-08', '2028-03-08'),
        (days, own, from) => {
          const said = {
            weeks: [{ validFrom: MONDAY, anchor: MONDAY, zone: own, days }],
            dates: [],
          };
          const times = timesOf(said, 'cannot', { from, to: addDays(from, 14) });
          for (const [at, each] of times.entries()) {
            expect(each.end).toBeGreaterThan(each.start);
            expect(each.start).toBeGreaterThan(times[at - 1]?.end ?? -Infinity);
          }
        },
      ),
    );
  });

  it('A5 the strongest wish that a shift touches counts', () => {
    const said = usual(
      week(day(wish('like'), wish('cannot', '18:00', '22:00')), day(wish('rather-not'))),
    );
    const shift = (start: string, end: string, on: string) => ({
      start: instant(start),
      end: instant(end),
      date: date(on),
    });
    const early = shift('2027-03-07T20:00:00Z', '2027-03-08T04:00:00Z', '2027-03-08');
    expect(wishAbout(said, early)).toBe('like');
    const late = shift('2027-03-08T04:00:00Z', '2027-03-08T12:00:00Z', '2027-03-08');
    expect(wishAbout(said, late)).toBe('cannot');
    const night = shift('2027-03-08T11:00:00Z', '2027-03-08T19:00:00Z', '2027-03-08');
    expect(wishAbout(said, night)).toBe('rather-not');
    const endsAtSix = shift('2027-03-08T00:00:00Z', '2027-03-08T07:00:00Z', '2027-03-08');
    expect(wishAbout(said, endsAtSix)).toBe('like');
    const wednesday = shift('2027-03-09T20:00:00Z', '2027-03-10T04:00:00Z', '2027-03-10');
    expect(wishAbout(said, wednesday)).toBeNull();
  });

  it("A6 'like to' is kept with a shift, the others without one", () => {
    const said = usual(week(day(wish('like')), day(wish('cannot')), day(wish('rather-not'))));
    const monday = { start: instant('2027-03-07T22:00:00Z'), end: instant('2027-03-08T06:00:00Z') };
    const tuesday = {
      start: instant('2027-03-08T22:00:00Z'),
      end: instant('2027-03-09T06:00:00Z'),
    };
    const [from, to] = [date('2027-03-08'), date('2027-03-14')];
    expect(keptWishes(said, [monday], from, to)).toEqual({ kept: 3, broken: [] });
    expect(keptWishes(said, [tuesday], from, to)).toEqual({
      kept: 1,
      broken: [
        { date: from, wish: wish('like'), shift: null },
        { date: date('2027-03-09'), wish: wish('cannot'), shift: tuesday },
      ],
    });
  });
});
