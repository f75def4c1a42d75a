import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date } from '../testing/times';
import { addDays, weekdayOf, yearOf } from '../time/dates';
import type { CalendarDate } from '../time/kinds';
import { regionsOf } from './australian-days';
import {
  AUSTRALIAN_STATES,
  type AustralianState,
  type Holiday,
  type HolidayChange,
  type HolidayPlace,
} from './holiday';
import { holidaysOf } from './holidays-of';

const YEARS = [2026, 2027, 2028, 2029, 2030];

const SYDNEY = place('NSW');
const MELBOURNE = place('VIC');
const GEELONG = place('VIC', 'VIC Greater Geelong');
const BRISBANE = place('QLD', 'QLD City of Brisbane');
const CAIRNS = place('QLD', 'QLD Cairns');
const ADELAIDE = place('SA');
const PERTH = place('WA');
const KARRATHA = place('WA', 'WA City of Karratha');
const HOBART = place('TAS', 'TAS Regatta area (south)', 'TAS Hobart Show area');
const LAUNCESTON = place('TAS', 'TAS Recreation Day area', 'TAS Launceston Show area');
const CANBERRA = place('ACT');
const DARWIN = place('NT', 'NT Darwin show region');

function place(state: AustralianState, ...regions: string[]): HolidayPlace {
  return { state, regions };
}

function daysOf(where: HolidayPlace, year: number, changes?: readonly HolidayChange[]): Holiday[] {
  const answer = holidaysOf(where, year, changes);
  if (!answer.known) throw new Error(`${year} should be known`);
  return answer.holidays;
}

const on = (where: HolidayPlace, text: string) =>
  daysOf(where, yearOf(date(text))).filter((day) => day.date === text);

/** '01-01', or '12-24 18:00-24:00' for a part day. */
function shortOf({ date: day, hours }: Holiday): string {
  const clock = (minutes: number) => `${String(minutes / 60).padStart(2, '0')}:00`;
  const part = typeof hours === 'object' ? ` ${clock(hours.start)}-${clock(hours.end)}` : '';
  return `${day.slice(5)}${part}`;
}

describe('the public holidays of a place', () => {
  it.each([
    [
      'Sydney',
      SYDNEY,
      '01-01 01-26 04-03 04-04 04-05 04-06 04-25 04-27 06-08 10-05 12-25 12-26 12-28',
    ],
    [
      'Melbourne',
      MELBOURNE,
      '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 09-25 11-03 12-25 12-26 12-28',
    ],
    [
      'Brisbane',
      BRISBANE,
      '01-01 01-26 04-03 04-04 04-05 04-06 04-25 05-04 08-12 10-05 12-24 18:00-24:00 12-25 12-26 12-28',
    ],
    [
      'Adelaide',
      ADELAIDE,
      '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 10-05 12-24 19:00-24:00 12-25 12-26 12-28 12-31 19:00-24:00',
    ],
    [
      'Perth',
      PERTH,
      '01-01 01-26 03-02 04-03 04-05 04-06 04-25 04-27 06-01 09-28 12-25 12-26 12-28',
    ],
    ['Hobart', HOBART, '01-01 01-26 02-09 03-09 04-03 04-06 04-25 06-08 10-22 12-25 12-28'],
    [
      'Canberra',
      CANBERRA,
      '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 04-27 06-01 06-08 10-05 12-25 12-26 12-28',
    ],
    [
      'Darwin',
      DARWIN,
      '01-01 01-26 04-03 04-04 04-05 04-06 04-25 05-04 06-08 07-24 08-03 12-24 19:00-24:00 12-25 12-26 12-28 12-31 19:00-24:00',
    ],
  ])('H1 are those of its state and regions: %s in 2026', (_, where, expected) => {
    expect(daysOf(where, 2026).map(shortOf).join(' ')).toBe(expected);
  });

  it.each([
    ['2026-04-27', 'Brisbane: no Monday for a Saturday Anzac Day', BRISBANE, false],
    ['2027-04-25', 'Brisbane: a Sunday Anzac Day moves', BRISBANE, false],
    ['2027-04-26', 'Brisbane: a Sunday Anzac Day moves', BRISBANE, true],
    ['2027-04-25', 'Darwin: a Sunday Anzac Day moves', DARWIN, false],
    ['2027-04-26', 'Darwin: a Sunday Anzac Day moves', DARWIN, true],
    ['2027-04-25', 'Adelaide: a Sunday Anzac Day stays', ADELAIDE, true],
    ['2027-04-26', 'Adelaide: a Sunday Anzac Day stays', ADELAIDE, false],
    ['2027-04-26', 'Sydney: the order of 2026 adds the Monday', SYDNEY, true],
    ['2027-04-26', 'Perth: the Act adds the Monday', PERTH, true],
    ['2027-12-25', 'Adelaide: a Saturday Christmas Day stays', ADELAIDE, true],
    ['2027-12-27', 'Adelaide: and the Monday is added', ADELAIDE, true],
    ['2027-12-28', 'Darwin: a Sunday Boxing Day adds the Tuesday', DARWIN, true],
    ['2026-12-26', 'Hobart: a Saturday Boxing Day moves', HOBART, false],
    ['2026-12-28', 'Hobart: to the Monday', HOBART, true],
    ['2028-01-01', 'Launceston: a Saturday New Year moves', LAUNCESTON, false],
    ['2028-01-03', 'Launceston: to the Monday', LAUNCESTON, true],
    ['2028-01-01', 'Sydney: a Saturday New Year stays', SYDNEY, true],
    ['2028-01-03', 'Sydney: and the Monday is added', SYDNEY, true],
    ['2030-01-26', 'Sydney: a Saturday Australia Day moves', SYDNEY, false],
    ['2030-01-28', 'Perth: to the Monday, in every state', PERTH, true],
    ['2026-04-04', 'Perth: no Easter Saturday', PERTH, false],
    ['2027-03-28', 'Hobart: no Easter Sunday', HOBART, false],
    ['2026-06-08', 'Perth: the King has his birthday in September', PERTH, false],
    ['2026-02-09', 'Launceston: no Regatta in the north', LAUNCESTON, false],
    ['2026-11-02', 'Launceston: Recreation Day instead', LAUNCESTON, true],
    ['2026-11-02', 'Hobart: no Recreation Day in the south', HOBART, false],
  ])('H1 follow what each state does about weekends: %s %s', (day, _, where, expected) => {
    expect(on(where, day).length > 0).toBe(expected);
  });

  it('H1 have Easter where the moon puts it, in every state and year', () => {
    for (const year of YEARS) {
      const sunday = easterSunday(year);
      for (const state of AUSTRALIAN_STATES) {
        const names = daysOf(place(state), year)
          .filter(({ name }) => /Easter|Good Friday/.test(name))
          .map(({ name, date: day }) => `${name} ${day}`);
        expect(names).toEqual([
          `Good Friday ${addDays(sunday, -2)}`,
          ...(state === 'WA' || state === 'TAS' ? [] : [`Easter Saturday ${addDays(sunday, -1)}`]),
          ...(state === 'TAS' ? [] : [`Easter Sunday ${sunday}`]),
          `Easter Monday ${addDays(sunday, 1)}`,
        ]);
      }
    }
  });

  it.each([
    ['NSW', "King's Birthday", 6, 1, 2],
    ['NSW', 'Labour Day', 10, 1, 1],
    ['VIC', 'Labour Day', 3, 1, 2],
    ['VIC', 'Melbourne Cup Day', 11, 2, 1],
    ['QLD', 'Labour Day', 5, 1, 1],
    ['QLD', "King's Birthday", 10, 1, 1],
    ['SA', 'Adelaide Cup Day', 3, 1, 2],
    ['WA', 'Labour Day', 3, 1, 1],
    ['WA', 'Western Australia Day', 6, 1, 1],
    ['TAS', 'Eight Hours Day', 3, 1, 2],
    ['ACT', 'Canberra Day', 3, 1, 2],
    ['NT', 'May Day', 5, 1, 1],
    ['NT', 'Picnic Day', 8, 1, 1],
  ] as const)(
    'H1 fall on the right weekday of the month: %s %s',
    (state, name, month, weekday, nth) => {
      for (const year of YEARS) {
        const days = daysOf(place(state), year).filter((day) => day.name === name);
        expect(days.map((day) => day.date)).toEqual([nthWeekday(year, month, weekday, nth)]);
      }
    },
  );

  it('H2 put a declared local day in the place of the statewide one', () => {
    expect(on(GEELONG, '2026-10-21')).toHaveLength(1);
    expect(on(GEELONG, '2026-11-03')).toEqual([]);
    expect(on(KARRATHA, '2026-08-03').map(({ name }) => name)).toEqual(["King's Birthday"]);
    expect(on(KARRATHA, '2026-09-28')).toEqual([]);
    expect(on(PERTH, '2026-09-28')).toHaveLength(1);
    expect(on(PERTH, '2026-08-03')).toEqual([]);
  });

  it('H2 keep the statewide day while a local one is only expected', () => {
    expect(on(GEELONG, '2027-10-20')).toMatchObject([{ status: 'expected' }]);
    expect(on(GEELONG, '2027-11-02')).toMatchObject([{ status: 'law' }]);
  });

  it('H3 mark a day that the law has not settled', () => {
    const status = (where: HolidayPlace, text: string) => on(where, text).map((day) => day.status);
    expect(status(MELBOURNE, '2026-09-25')).toEqual(['declared']);
    expect(status(MELBOURNE, '2027-09-24')).toEqual(['expected']);
    expect(status(PERTH, '2027-09-27')).toEqual(['declared']);
    expect(status(PERTH, '2028-09-25')).toEqual(['expected']);
    expect(status(PERTH, '2028-03-06')).toEqual(['expected']);
    expect(status(BRISBANE, '2028-08-16')).toEqual(['expected']);
    expect(status(DARWIN, '2028-07-28')).toEqual(['expected']);
    expect(on(PERTH, '2028-03-06')[0]?.note).toContain('2028-03-13');
  });

  it('H4 are not known outside the years of the table, which is not the same as none', () => {
    expect(holidaysOf(SYDNEY, 2025)).toEqual({ known: false, own: [] });
    expect(holidaysOf(SYDNEY, 2031)).toEqual({ known: false, own: [] });
    const own = [added('2031-05-01', 'Founders Day')];
    expect(holidaysOf(SYDNEY, 2031, own)).toMatchObject({
      known: false,
      own: [{ date: '2031-05-01', name: 'Founders Day', status: 'own' }],
    });
  });

  it('H4 name the regions whose own days of the year are not published yet', () => {
    expect(holidaysOf(CAIRNS, 2026)).toMatchObject({ notKnownIn: [] });
    expect(holidaysOf(CAIRNS, 2027)).toMatchObject({ notKnownIn: ['QLD Cairns'] });
    expect(holidaysOf(HOBART, 2030)).toMatchObject({ notKnownIn: [] });
  });

  it('H5 belong to their year, in order, and none is there twice', () => {
    const anyPlace = fc
      .constantFrom(...AUSTRALIAN_STATES)
      .chain((state) =>
        fc
          .subarray(regionsOf(state).map(({ name }) => name))
          .map((regions): HolidayPlace => ({ state, regions, siteId: 'depot' })),
      );
    const anyDay = fc
      .integer({ min: 0, max: 1900 })
      .map((days) => addDays('2025-12-01' as CalendarDate, days));
    const anyChange: fc.Arbitrary<HolidayChange> = fc
      .record({
        date: fc.oneof(anyDay, fc.constantFrom('2026-12-25', '2027-01-01', '2026-11-03').map(date)),
        name: fc.constantFrom('Christmas Day', "New Year's Day", 'Melbourne Cup Day', 'Own'),
        siteId: fc.constantFrom(undefined, 'depot', 'other'),
        kind: fc.constantFrom('add', 'move', 'remove'),
        to: anyDay,
      })
      .map(({ to, kind, ...day }) => (kind === 'move' ? { ...day, kind, to } : { ...day, kind }));
    const changes = fc.array(anyChange, { maxLength: 8 });
    fc.assert(
      fc.property(anyPlace, fc.constantFrom(...YEARS), changes, (where, year, made) => {
        const days = daysOf(where, year, made);
        expect(days.filter((day) => yearOf(day.date) !== year)).toEqual([]);
        const keys = days.map((day) => `${day.date} ${day.name}`);
        expect(keys).toEqual([...new Set(keys)].sort());
        expect(daysOf(where, year, made.toReversed())).toEqual(days);
      }),
    );
  });
});

describe("an organisation's own changes", () => {
  const cup = { date: date('2026-11-03'), name: 'Melbourne Cup Day' };

  it('H6 add, move and remove a day for all sites', () => {
    const names = (changes: HolidayChange[]) =>
      daysOf(MELBOURNE, 2026, changes)
        .filter(({ date: day }) => day.startsWith('2026-11'))
        .map((day) => `${day.date} ${day.name} ${day.status}`);
    expect(names([])).toEqual(['2026-11-03 Melbourne Cup Day law']);
    expect(names([{ ...cup, kind: 'remove' }])).toEqual([]);
    expect(names([{ ...cup, kind: 'move', to: date('2026-11-09') }])).toEqual([
      '2026-11-09 Melbourne Cup Day own',
    ]);
    expect(names([added('2026-11-20', 'Founders Day')])).toEqual([
      '2026-11-03 Melbourne Cup Day law',
      '2026-11-20 Founders Day own',
    ]);
  });

  it('H6 change one site alone, after what was changed for all', () => {
    const depot = { ...MELBOURNE, siteId: 'depot' };
    const changes: HolidayChange[] = [
      { ...added(cup.date, cup.name), siteId: 'depot' },
      { ...cup, kind: 'remove' },
      added('2026-11-20', 'Founders Day'),
      {
        date: date('2026-11-20'),
        name: 'Founders Day',
        kind: 'move',
        to: date('2026-11-23'),
        siteId: 'depot',
      },
    ];
    const inNovember = (where: HolidayPlace) =>
      daysOf(where, 2026, changes)
        .map((day) => day.date)
        .filter((day) => day.startsWith('2026-11'));
    expect(inNovember(depot)).toEqual(['2026-11-03', '2026-11-23']);
    expect(inNovember({ ...MELBOURNE, siteId: 'gate' })).toEqual(['2026-11-20']);
  });

  it('H6 move a day into the next year', () => {
    const moved: HolidayChange = {
      date: date('2026-12-28'),
      name: 'Additional public holiday for Boxing Day',
      kind: 'move',
      to: date('2027-01-04'),
    };
    expect(daysOf(SYDNEY, 2026, [moved]).some((day) => day.date === '2026-12-28')).toBe(false);
    expect(daysOf(SYDNEY, 2027, [moved])[1]).toMatchObject({ date: '2027-01-04', status: 'own' });
  });

  it('H6 do nothing to a day that is not there', () => {
    const elsewhere: HolidayChange[] = [
      { ...cup, kind: 'remove' },
      { ...cup, kind: 'move', to: date('2026-11-09') },
    ];
    expect(daysOf(SYDNEY, 2026, elsewhere)).toEqual(daysOf(SYDNEY, 2026));
  });

  it('H6 make a part day of a whole one', () => {
    const evening: HolidayChange = {
      date: date('2026-12-24'),
      name: 'Christmas Eve',
      kind: 'add',
      hours: { start: 15 * 60, end: 24 * 60 },
    };
    expect(
      daysOf(BRISBANE, 2026, [evening]).filter(({ name }) => name === 'Christmas Eve'),
    ).toEqual([
      { date: '2026-12-24', name: 'Christmas Eve', hours: evening.hours, status: 'own', note: '' },
    ]);
  });
});

function added(day: string, name: string): HolidayChange {
  return { date: date(day), name, kind: 'add' };
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): CalendarDate {
  const first = date(`${year}-${String(month).padStart(2, '0')}-01`);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

/** By Gauss's formula as corrected, for the years from 1900 to 2099. */
function easterSunday(year: number): CalendarDate {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const days = moon === 29 && sunday === 6 ? 28 : moon + sunday;
  return addDays(date(`${year}-03-22`), days);
}
