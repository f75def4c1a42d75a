import { describe, expect, it } from 'vitest';
import { coverInput, EVERY_DAY, need, shift, site } from '../testing/cover-input';
import { date, instant, iso, time } from '../testing/times';
import { MINUTE_MS } from '../time/instants';
import type { Instant } from '../time/kinds';
import { type Cover, coverOf } from './cover-of';
import type { CoverInput } from './input';

/** The days as one letter each: - nothing asked for, = enough, + too many, t below target, m below minimum. */
const LETTERS = {
  'nothing-asked': '-',
  enough: '=',
  'too-many': '+',
  'below-target': 't',
  'below-minimum': 'm',
};

function days(changes: Partial<CoverInput>, which: 'published' | 'withDrafts' = 'published') {
  return coverOf(coverInput(changes))
    .map((cover) => LETTERS[cover[which].light])
    .join('');
}

/** The half-hours of the first day in the same letters. */
function halfHours(changes: Partial<CoverInput>): string {
  const [cover] = coverOf(coverInput(changes));
  return (cover?.published.halfHours ?? []).map(({ light }) => LETTERS[light]).join('');
}

const dayShift = (day: string, employeeId?: string) =>
  shift(`${day}T07:00+11:00`, `${day}T19:00+11:00`, employeeId);

describe('the cover of a week', () => {
  it('K2 asks as on a Sunday only when the whole day is a public holiday', () => {
    const workdays = need({ weekdays: [1, 2, 3, 4, 5], onHolidays: 'as-sunday' });
    const part = { date: date('2027-03-09'), hours: { start: 19 * 60, end: 24 * 60 } };
    const whole = { date: date('2027-03-10'), hours: 'all-day' } as const;
    const unknown = { date: date('2027-03-11'), hours: 'unknown' } as const;
    const holidays = [part, whole, unknown];
    expect(days({ needs: [workdays], sites: [site(undefined, { holidays })] })).toBe('mm-mm--');
  });

  it('K4 asks on the next morning for what began on the evening before, also before the window', () => {
    const night = need({ weekdays: [7], startTime: time('22:00'), endTime: time('06:00') });
    expect(days({ needs: [night] })).toBe('m-----m');
    expect(halfHours({ needs: [night] })).toBe(`${'m'.repeat(12)}${'-'.repeat(36)}`);
  });

  it('K5 does not count a shift of someone who is off, sick or on leave on its day', () => {
    const shifts = [dayShift('2027-03-08'), dayShift('2027-03-09')];
    const without = (employeeId: string) =>
      days({ shifts, away: { days: [{ employeeId, date: date('2027-03-09') }], hours: [] } });
    expect(days({ shifts })).toBe('==mmmmm');
    expect(without('amy')).toBe('=mmmmmm');
    expect(without('ben')).toBe('==mmmmm');
  });

  it('K5 counts a night that began on the day before someone was off', () => {
    const night = need({ startTime: time('19:00'), endTime: time('07:00') });
    const shifts = [shift('2027-03-08T19:00+11:00', '2027-03-09T07:00+11:00')];
    const away = { days: [{ employeeId: 'amy', date: date('2027-03-09') }], hours: [] };
    const [, tuesday] = coverOf(coverInput({ needs: [night], shifts, away }));
    expect(tuesday?.published.halfHours[0]?.light).toBe('enough');
    expect(tuesday?.published.halfHours[47]?.light).toBe('below-minimum');
  });

  it('K5 does not count the hours of leave', () => {
    const leave = {
      employeeId: 'amy',
      start: instant('2027-03-08T12:10+11:00'),
      end: instant('2027-03-08T13:00+11:00'),
    };
    expect(
      halfHours({ shifts: [dayShift('2027-03-08')], away: { days: [], hours: [leave] } }),
    ).toBe(`${'-'.repeat(14)}${'='.repeat(10)}mm${'='.repeat(12)}${'-'.repeat(10)}`);
  });

  it('K6 counts someone with two shifts at the same time once, in the roles of both', () => {
    const two = need({ minimum: 2, target: 2 });
    const shifts = [
      dayShift('2027-03-08'),
      shift('2027-03-08T09:00+11:00', '2027-03-08T15:00+11:00'),
    ];
    expect(halfHours({ needs: [two], shifts })).toMatch(/^-{14}m{24}-{10}$/);
    const guard = need({ role: 'guard', startTime: time('09:00'), endTime: time('15:00') });
    const roles = shifts.map((each, at) => ({ ...each, role: at === 0 ? 'cook' : 'guard' }));
    expect(halfHours({ needs: [guard], shifts: roles })).toMatch(/^-{18}={12}-{18}$/);
  });

  it('K10 notices ten minutes without anyone', () => {
    const shifts = [
      shift('2027-03-08T07:00+11:00', '2027-03-08T12:10+11:00'),
      shift('2027-03-08T12:20+11:00', '2027-03-08T19:00+11:00', 'ben'),
    ];
    expect(halfHours({ shifts })).toMatch(/^-{14}={10}m={13}-{10}$/);
    const without = shifts.map((each, at) =>
      at === 0 ? { ...each, end: (each.end + 10 * MINUTE_MS) as Instant } : each,
    );
    expect(halfHours({ shifts: without })).toMatch(/^-{14}={24}-{10}$/);
  });

  it.each([
    ['Australia/Sydney', '2027-04-04', 50],
    ['Australia/Sydney', '2027-10-03', 46],
    ['Australia/Adelaide', '2027-04-04', 50],
    ['Australia/Lord_Howe', '2027-04-04', 49],
    ['Australia/Lord_Howe', '2027-10-03', 47],
    ['Australia/Perth', '2027-04-04', 48],
    ['Asia/Kathmandu', '2027-04-04', 48],
    ['Africa/Cairo', '2027-04-30', 46],
    ['Pacific/Apia', '2011-12-30', 0],
  ])('K11 has the half-hours of the day: in %s on %s there are %i', (zone, day, count) => {
    const [cover] = coverOf(
      coverInput({ sites: [site(zone)], from: date(day), to: date(day), needs: [] }),
    );
    expect(cover?.published.halfHours).toHaveLength(count);
    expect(cover?.published.light).toBe('nothing-asked');
  });

  it('K11 is as bad as its worst half-hour, and names the first of them', () => {
    const line = need({ minimum: 1, target: 3 });
    const shifts = [
      shift('2027-03-08T07:00+11:00', '2027-03-08T19:00+11:00'),
      shift('2027-03-08T07:00+11:00', '2027-03-08T11:00+11:00', 'ben'),
      shift('2027-03-08T13:00+11:00', '2027-03-08T19:00+11:00', 'cat'),
    ];
    const [cover] = coverOf(coverInput({ needs: [line], shifts })) as [Cover];
    const { light, worst, halfHours: strip } = cover.published;
    expect(light).toBe('below-target');
    expect(iso((cover.start + worst * 30 * MINUTE_MS) as Instant)).toBe('2027-03-08T00:00:00.000Z');
    expect(strip[worst]).toMatchObject({ by: 2, heads: 1, target: 3 });
  });

  it('K12 counts drafts apart', () => {
    const shifts = [dayShift('2027-03-08'), { ...dayShift('2027-03-09'), published: false }];
    expect(days({ shifts })).toBe('=mmmmmm');
    expect(days({ shifts }, 'withDrafts')).toBe('==mmmmm');
  });

  it('K12 keeps a published shift that overlaps a draft of the same person', () => {
    const shifts = [
      { ...shift('2027-03-08T06:00+11:00', '2027-03-08T12:00+11:00'), published: false },
      dayShift('2027-03-08'),
    ];
    const line = need({ maximum: 1 });
    expect(days({ needs: [line], shifts }).slice(0, 1)).toBe('=');
    expect(days({ needs: [line], shifts }, 'withDrafts').slice(0, 1)).toBe('=');
  });

  it('K14 belongs to each site alone, in the order of the sites', () => {
    const gate = need({ id: 'gate', siteId: 'gate', weekdays: EVERY_DAY });
    const covers = coverOf(
      coverInput({
        needs: [gate, need()],
        shifts: [dayShift('2027-03-08')],
        sites: [site(), site('Australia/Perth', { id: 'gate' }), site('UTC', { id: 'idle' })],
      }),
    );
    expect(covers.map(({ siteId, date: day }) => `${siteId} ${day}`).slice(6, 9)).toEqual([
      'depot 2027-03-14',
      'gate 2027-03-08',
      'gate 2027-03-09',
    ]);
    expect(covers.map(({ published }) => LETTERS[published.light]).join('')).toBe(
      '=mmmmmmmmmmmmm-------',
    );
  });
});
