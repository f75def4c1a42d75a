import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../rules/person';
import { anyDate, date } from '../testing/times';
import { type BalanceInput, balanceOn } from './balance';

const FULL_TIME: Contract = {
  validFrom: date('2027-01-01'),
  type: 'full-time',
  ordinary: { minutes: 38 * 60, days: 7 },
  averaging: null,
  agreements: [],
};

function input(changes: Partial<BalanceInput> = {}): BalanceInput {
  return { entries: [], contracts: [FULL_TIME], accrualWeeks: null, ...changes };
}

const entry = (day: string, minutes: number, opening = false) => ({
  date: date(day),
  minutes,
  opening,
});

describe('balanceOn', () => {
  it('L7 is the latest opening figure and what came and went since', () => {
    const entries = [
      entry('2027-02-01', -600),
      entry('2027-03-01', 3000, true),
      entry('2027-03-01', -720),
      entry('2027-03-10', -720),
      entry('2027-03-11', 720),
      entry('2027-04-01', -60),
    ];
    expect(balanceOn(input({ entries }), date('2027-03-31'))).toBe(2280);
    expect(balanceOn(input({ entries }), date('2027-04-01'))).toBe(2220);
    expect(balanceOn(input({ entries }), date('2027-02-28'))).toBe(-600);
    expect(balanceOn(input(), date('2027-03-31'))).toBe(0);
  });

  it('L7 does not depend on the order of the entries', () => {
    const anyEntry = fc.record({
      date: anyDate('2027-01-01', '2027-12-31'),
      minutes: fc.integer({ min: -5000, max: 5000 }),
      opening: fc.constant(false),
    });
    fc.assert(
      fc.property(fc.array(anyEntry), anyDate('2027-01-01', '2027-12-31'), (entries, day) => {
        const opened = [...entries, entry('2027-06-01', 4000, true)];
        expect(balanceOn(input({ entries: opened.toReversed() }), day)).toBe(
          balanceOn(input({ entries: opened }), day),
        );
      }),
    );
  });

  it('L8 earns a thirteenth of the ordinary hours where a year earns four weeks', () => {
    const year = balanceOn(input({ accrualWeeks: 4 }), date('2027-12-30'));
    expect(year).toBe(4 * 38 * 60); // 364 days are 52 weeks
    const entries = [entry('2027-12-17', 600, true)];
    expect(balanceOn(input({ accrualWeeks: 4, entries }), date('2027-12-30'))).toBe(
      600 + Math.round((2 * 38 * 60 * 4) / 52),
    );
    expect(balanceOn(input({ accrualWeeks: 4, contracts: [] }), date('2027-12-30'))).toBe(0);
  });

  it('L8 follows the contract in force on each day', () => {
    const half = {
      ...FULL_TIME,
      validFrom: date('2027-07-02'),
      ordinary: { minutes: 19 * 60, days: 7 },
    };
    const contracts = [half, FULL_TIME];
    // 182 days of each.
    expect(balanceOn(input({ accrualWeeks: 4, contracts }), date('2027-12-30'))).toBe(3 * 38 * 60);
    const none = { ...half, ordinary: null };
    expect(
      balanceOn(input({ accrualWeeks: 4, contracts: [FULL_TIME, none] }), date('2027-12-30')),
    ).toBe(2 * 38 * 60);
  });
});
