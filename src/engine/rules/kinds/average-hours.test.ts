import { describe, expect, it } from 'vitest';
import { amy, findingsOf, rule, shift, shifts, textsOf } from '../../testing/rules-input';
import { date } from '../../testing/times';
import type { Contract } from '../person';

const asContracted = rule('average-hours', { minutes: null, period: null });
const contract: Contract = {
  validFrom: date('2027-01-01'),
  type: 'full-time',
  ordinary: { minutes: 38 * 60, days: 7 },
  averaging: { days: 28, anchor: date('2027-05-03') },
  agreements: [],
};

/** 19 shifts of 8 hours in four weeks are 152 hours. */
const CYCLE = [
  ...shifts('2027-05-03', 10, '09:00', '17:00'),
  ...shifts('2027-05-17', 8, '09:00', '17:00'),
];

describe('average hours', () => {
  it.each([
    ['16:59', []],
    ['17:00', []],
    ['17:04', ['38 h 1 min a week on average from Mon 3 May to Sun 30 May; 38 h is the maximum']],
  ])('F9 with a last shift from 09:00 to %s are compared with the contract', (end, expected) => {
    const own = [...CYCLE, shift('2027-05-26', '09:00', end)];
    const findings = findingsOf(amy({ shifts: own, contracts: [contract] }), asContracted);
    expect(textsOf(findings)).toEqual(expected);
  });

  it('F9 are found for a single minute too many in the whole period', () => {
    const own = [...CYCLE, shift('2027-05-26', '09:00', '17:01')];
    const findings = findingsOf(amy({ shifts: own, contracts: [contract] }), asContracted);
    expect(findings).toMatchObject([{ excess: 1 }]);
  });

  it('F9 leave out people without a contract, and contracts without hours', () => {
    const own = [...CYCLE, ...shifts('2027-05-25', 7, '09:00', '17:00')];
    expect(findingsOf(amy({ shifts: own }), asContracted)).toEqual([]);
    const casual: Contract = { ...contract, type: 'casual', ordinary: null };
    expect(findingsOf(amy({ shifts: own, contracts: [casual] }), asContracted)).toEqual([]);
  });

  it('F9 leave the past as it was when the contract changes', () => {
    const half: Contract = {
      ...contract,
      validFrom: date('2027-05-17'),
      type: 'part-time',
      ordinary: { minutes: 19 * 60, days: 7 },
    };
    const own = shifts('2027-05-03', 5, '09:00', '17:00');
    const contracts = [half, contract];
    expect(findingsOf(amy({ shifts: own, contracts }), asContracted)).toEqual([]);
    // From 17 to 30 May, 38 hours are allowed.
    const later = shifts('2027-05-17', 5, '09:00', '17:00');
    expect(
      textsOf(findingsOf(amy({ shifts: [...own, ...later], contracts }), asContracted)),
    ).toEqual(['20 h a week on average from Mon 17 May to Sun 30 May; 19 h is the maximum']);
  });

  it('F9 count for the days of a contract that ends within a period', () => {
    const before: Contract = { ...contract, ordinary: { minutes: 19 * 60, days: 7 } };
    const after: Contract = { ...contract, validFrom: date('2027-05-17') };
    const own = shifts('2027-05-03', 5, '09:00', '17:00');
    const findings = findingsOf(amy({ shifts: own, contracts: [before, after] }), asContracted);
    expect(textsOf(findings)).toEqual([
      '20 h a week on average from Mon 3 May to Sun 16 May; 19 h is the maximum',
    ]);
  });

  it('F9 may be a figure of the rule for everyone', () => {
    const own = rule('average-hours', {
      minutes: 48 * 60,
      period: { days: 14, anchor: date('2027-05-03') },
    });
    const many = shifts('2027-05-03', 13, '09:00', '17:00');
    expect(textsOf(findingsOf(amy({ shifts: many }), own))).toEqual([
      '52 h a week on average from Mon 3 May to Sun 16 May; 48 h is the maximum',
    ]);
  });
});
