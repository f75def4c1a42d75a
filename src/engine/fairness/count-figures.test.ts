import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyShifts, FIRST_DAYS } from '../testing/any-person';
import { shift } from '../testing/rules-input';
import { date, time, zone } from '../testing/times';
import { addDays } from '../time/dates';
import { countFigures, type LedgerPerson, type LedgerWindow } from './count-figures';

const whole = (name: string) => [{ name, from: 0, to: 1440 }];
const MAY: LedgerWindow = {
  to: date('2027-05-31'),
  publishedTo: date('2027-05-31'),
  holidays: new Map([
    [
      'depot',
      new Map([
        [date('2027-05-03'), whole('May Day')],
        [date('2027-05-04'), whole('Depot Day')],
        [date('2027-06-01'), whole('Winter Day')],
      ]),
    ],
  ]),
};

function figuresOf(person: Partial<LedgerPerson>, window: Partial<LedgerWindow> = {}) {
  return countFigures(
    {
      since: date('2027-05-01'),
      worked: [],
      pattern: [],
      availability: undefined,
      shortNotice: 0,
      refusedLeave: 0,
      ...person,
    },
    { ...MAY, ...window },
  );
}

describe('what a year asks of someone', () => {
  it('J1 counts a night over midnight once, and a weekend with two shifts once', () => {
    const { lines, minutes } = figuresOf({
      worked: [
        shift('2027-05-07', '19:00', '07:00'),
        shift('2027-05-08', '19:00', '07:00'),
        shift('2027-05-09', '19:00', '07:00'),
        shift('2027-05-12', '09:00', '17:00'),
      ],
    });
    expect(lines.nights).toMatchObject({ count: 3, minutes: 36 * 60 });
    expect(lines.weekends).toMatchObject({ count: 1, minutes: 24 * 60 });
    expect(minutes).toBe(44 * 60);
  });

  it('J1 counts a public holiday once, also one that a night only reaches into', () => {
    const { holidays } = figuresOf({
      worked: [
        shift('2027-05-02', '19:00', '07:00'),
        shift('2027-05-03', '19:00', '23:00'),
        shift('2027-05-31', '19:00', '07:00'),
      ],
    }).lines;
    expect(holidays).toMatchObject({ count: 1, minutes: 16 * 60 });
    const mine = shift('2027-05-03', '09:00', '17:00', { siteId: 'mine' });
    expect(figuresOf({ worked: [mine] }).lines.holidays.count).toBe(0);
  });

  it('J2 tells what only the pattern knows apart', () => {
    const { lines } = figuresOf({
      worked: [shift('2027-05-08', '09:00', '17:00')],
      pattern: [shift('2027-05-09', '09:00', '17:00'), shift('2027-05-15', '19:00', '07:00')],
    });
    expect(lines.weekends).toMatchObject({ count: 2, fromPattern: 1 });
    expect(lines.nights).toMatchObject({ count: 1, fromPattern: 1 });
  });

  it('J4 counts wishes from the first day to the last published one', () => {
    const days = Array.from({ length: 7 }, (_, at) => ({
      wishes:
        at === 0
          ? [{ value: 'rather-not' as const, times: { from: time('18:00'), to: time('06:00') } }]
          : [],
      extra: 'ask' as const,
    }));
    const [anchor, validFrom] = [date('2027-03-01'), date('2027-03-01')];
    const availability = {
      weeks: [{ anchor, validFrom, zone: zone('Australia/Sydney'), days }],
      dates: [],
    };
    const worked = [shift('2027-05-10', '19:00', '07:00')];
    expect(figuresOf({ availability, worked }).lines.wishes).toMatchObject({ count: 4, outOf: 5 });
    const since = date('2027-05-04');
    expect(figuresOf({ availability, worked, since }).lines.wishes).toMatchObject({
      count: 3,
      outOf: 4,
    });
    const publishedTo = date('2027-05-10');
    expect(figuresOf({ availability, worked }, { publishedTo }).lines.wishes).toMatchObject({
      count: 1,
      outOf: 2,
    });
    expect(figuresOf({ availability }, { publishedTo: null }).lines.wishes.outOf).toBe(0);
  });

  it('J1 J2 a window split in two has the same nights, hours and holidays together, whatever the order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FIRST_DAYS).chain((first) =>
          fc.record({
            first: fc.constant(first),
            shifts: anyShifts(first),
            middle: fc.integer({ min: 1, max: 38 }),
          }),
        ),
        ({ first, shifts, middle }) => {
          const to = addDays(first, 39);
          const cut = addDays(first, middle);
          const count = (since: typeof first, last: typeof first) =>
            figuresOf(
              {
                since,
                worked: shifts.filter(({ date: on }) => on >= since && on <= last).toReversed(),
              },
              { to: last },
            );
          const all = figuresOf({ since: first, worked: shifts }, { to });
          const [early, late] = [count(first, addDays(cut, -1)), count(cut, to)];
          expect(early.minutes + late.minutes).toBe(all.minutes);
          expect(early.days + late.days).toBe(all.days);
          expect(early.lines.nights.count + late.lines.nights.count).toBe(all.lines.nights.count);
          expect(all.lines.nights.count).toBeLessThanOrEqual(shifts.length);
          expect(all.lines.weekends.count).toBeLessThanOrEqual(6);
        },
      ),
    );
  });
});
