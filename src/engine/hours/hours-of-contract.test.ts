import { describe, expect, it } from 'vitest';
import type { RosterShift } from '../rules/person';
import { shift, shifts } from '../testing/rules-input';
import { date } from '../testing/times';
import { MINUTE_MS } from '../time/instants';
import { contractPeriod, type HoursContract } from './contract-period';
import { type HoursInput, hoursOfContract } from './hours-of-contract';
import { hoursInWords, hoursLevel, hoursText } from './hours-text';

/** 38 hours a week, over four weeks from Monday 3 May 2027. */
const full: HoursContract = {
  validFrom: date('2027-01-01'),
  type: 'full-time',
  ordinary: { minutes: 38 * 60, days: 7 },
  averaging: { days: 28, anchor: date('2027-05-03') },
  agreements: [],
  leaveCounts: true,
  holidaysCount: true,
};
const weekly = { ...full, averaging: null };

type Changes = Partial<Omit<HoursInput, 'shifts'> & { shifts: RosterShift[] }>;

function hours({ shifts: own = [], ...changes }: Changes, on = '2027-05-20') {
  const input: HoursInput = {
    contracts: [full],
    shifts: own.map((each) => {
      const minutes = (each.end - each.start) / MINUTE_MS;
      return { ...each, minutes, clockMinutes: minutes };
    }),
    statuses: new Map(),
    weekStart: 'monday',
    isHoliday: () => false,
    ...changes,
  };
  return hoursOfContract(input, date(on));
}

describe('the period of a contract', () => {
  it.each([
    ['2027-05-02', '2027-04-05', '2027-05-02'],
    ['2027-05-03', '2027-05-03', '2027-05-30'],
    ['2027-05-30', '2027-05-03', '2027-05-30'],
    ['2027-05-31', '2027-05-31', '2027-06-27'],
  ])('W1 that holds %s is from %s to %s', (on, from, to) => {
    expect(contractPeriod([full], date(on), 'monday')).toMatchObject({
      from,
      to,
      ordinary: 152 * 60,
    });
  });

  it('W1 without averaging is that of the ordinary hours, from the start of a week', () => {
    const on = date('2027-05-05');
    expect(contractPeriod([weekly], on, 'monday')).toMatchObject({ from: '2027-05-03' });
    expect(contractPeriod([weekly], on, 'sunday')).toMatchObject({ from: '2027-05-02' });
  });

  it('W2 begins and ends with the contract, and asks for its own days only', () => {
    const next: HoursContract = { ...full, validFrom: date('2027-05-17'), type: 'part-time' };
    expect(contractPeriod([next, full], date('2027-05-16'), 'monday')).toMatchObject({
      from: '2027-05-03',
      to: '2027-05-16',
      ordinary: 76 * 60,
    });
    expect(contractPeriod([next, full], date('2027-05-17'), 'monday')).toMatchObject({
      from: '2027-05-17',
      to: '2027-05-30',
    });
  });

  it('W2 is missing before the first contract and without ordinary hours', () => {
    expect(contractPeriod([full], date('2026-12-31'), 'monday')).toBeUndefined();
    const casual: HoursContract = { ...full, type: 'casual', ordinary: null };
    expect(contractPeriod([casual], date('2027-05-20'), 'monday')).toBeUndefined();
  });
});

describe('hours against contract', () => {
  it('W3 are the true lengths of the shifts that start in the period', () => {
    const own = [
      shift('2027-05-02', '22:00', '06:00'),
      shift('2027-05-03', '09:00', '17:00'),
      shift('2027-05-30', '22:00', '06:00'),
      shift('2027-05-31', '09:00', '17:00'),
    ];
    expect(hours({ shifts: own })).toMatchObject({ worked: 16 * 60, counted: 16 * 60 });
    // The clocks go back at 3:00, so that this night lasts nine hours.
    const long = hours({ shifts: [shift('2027-04-03', '22:00', '06:00')] }, '2027-04-04');
    expect(long).toMatchObject({ worked: 9 * 60 });
  });

  it('W3 are the same in any order', () => {
    const own = shifts('2027-05-03', 10, '09:00', '17:00');
    expect(hours({ shifts: own.toReversed() })).toEqual(hours({ shifts: own }));
  });

  it.each([
    ['sick', true, 8 * 60],
    ['holiday', true, 8 * 60],
    ['sick', false, 0],
    ['off', true, 0],
  ] as const)(
    'W4 of a shift on a day marked %s count as the contract says (%s)',
    (status, leaveCounts, counted) => {
      const statuses = new Map([[date('2027-05-04'), status]]);
      const contracts = [{ ...full, leaveCounts }];
      const own = [shift('2027-05-04', '09:00', '17:00')];
      expect(hours({ contracts, shifts: own, statuses })).toMatchObject({ worked: 0, counted });
    },
  );

  it('W4 of a day of leave without a shift are a fifth of a week, from Monday to Friday', () => {
    const statuses = new Map([
      [date('2027-05-07'), 'holiday' as const],
      [date('2027-05-08'), 'holiday' as const],
    ]);
    expect(hours({ statuses })).toMatchObject({ leave: 456, counted: 456 });
  });

  it('W5 of a public holiday without a shift count as the contract says, at the main site', () => {
    const isHoliday = (siteId: string, day: string) => siteId === 'depot' && day === '2027-05-05';
    const own = shifts('2027-05-03', 2, '09:00', '17:00');
    expect(hours({ shifts: own, isHoliday })).toMatchObject({
      holidays: 456,
      counted: 960 + 456,
    });
    const contracts = [{ ...full, holidaysCount: false }];
    expect(hours({ shifts: own, isHoliday, contracts })).toMatchObject({
      holidays: 0,
      counted: 960,
    });
    const elsewhere = own.map((each) => ({ ...each, siteId: 'wharf' }));
    expect(hours({ shifts: elsewhere, isHoliday })).toMatchObject({ holidays: 0 });
  });

  it('W5 of a public holiday that is worked count once', () => {
    const own = shifts('2027-05-05', 1, '09:00', '17:00');
    const isHoliday = (_: string, day: string) => day === '2027-05-05';
    expect(hours({ shifts: own, isHoliday })).toMatchObject({ holidays: 0, counted: 480 });
  });
});

describe('the words for hours', () => {
  it.each([
    [144 * 60 + 23, 'within', '144.38 of 152 h'],
    [144 * 60 + 24, 'near', '144.4 of 152 h'],
    [152 * 60, 'near', '152 of 152 h'],
    [152 * 60 + 1, 'over', '152.02 of 152 h'],
  ])('W6 of %d minutes in 152 hours are %s', (counted, level, text) => {
    expect(hoursLevel({ counted, ordinary: 152 * 60 })).toBe(level);
    expect(hoursText({ counted, ordinary: 152 * 60 })).toBe(text);
  });

  it('W6 say the level, so that nobody needs to see the colour', () => {
    expect(hoursInWords({ counted: 60, ordinary: 2280 })).toBe('1 of 38 hours');
    expect(hoursInWords({ counted: 2280, ordinary: 2280 })).toBe(
      '38 of 38 hours, close to the ordinary hours',
    );
    expect(hoursInWords({ counted: 2400, ordinary: 2280 })).toBe(
      '40 of 38 hours, more than the ordinary hours',
    );
  });
});

describe('hours by the clock', () => {
  it('W8 stand beside the true hours, of the shifts that are worked', () => {
    const night = { siteId: 'depot', minutes: 540, clockMinutes: 480 };
    const input: HoursInput = {
      contracts: [full],
      shifts: [
        { ...night, date: date('2027-05-20') },
        { ...night, date: date('2027-05-21') },
      ],
      statuses: new Map([[date('2027-05-21'), 'sick']]),
      weekStart: 'monday',
      isHoliday: () => false,
    };
    expect(hoursOfContract(input, date('2027-05-20'))).toMatchObject({
      worked: 540,
      workedByClock: 480,
      leave: 540,
      counted: 1080,
    });
  });
});
