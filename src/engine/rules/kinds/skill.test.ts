import { describe, expect, it } from 'vitest';
import { amy, findingsOf, rule, shift, textsOf } from '../../testing/rules-input';
import { date } from '../../testing/times';
import type { RuleBook, SkillRequirement } from '../book';
import type { Holding } from '../person';

const skilled = rule('skill', {});
const needsFirstAid: SkillRequirement = {
  siteId: 'depot',
  role: null,
  code: null,
  allOf: ['aid'],
  anyOf: [],
};
const book: Partial<RuleBook> = {
  skills: new Map([
    ['aid', { name: 'First aid', severity: 'block' }],
    ['cpr', { name: 'CPR', severity: 'warn' }],
  ]),
  requirements: [needsFirstAid],
};
const held: Holding = { skillId: 'aid', validFrom: null, validTo: null, verified: true };
const night = shift('2027-05-04', '19:00', '07:00');

function found(holding: Partial<Holding> | null, one = night, more = book) {
  const holdings = holding ? [{ ...held, ...holding }] : [];
  return findingsOf(amy({ shifts: [one], holdings }), skilled, more);
}

describe('skills', () => {
  it.each([
    ['2027-05-03', ['First aid has expired on Tue 4 May']],
    ['2027-05-04', ['First aid expires during the shift on Tue 4 May']],
    ['2027-05-05', []],
    ['2027-05-06', []],
  ])('F18 valid to %s are checked at the end of a night that ends on 5 May', (to, expected) => {
    expect(textsOf(found({ validTo: date(to) }))).toEqual(expected);
  });

  it.each([
    ['2027-05-03', []],
    ['2027-05-04', []],
    ['2027-05-05', ["First aid isn't valid yet on Tue 4 May"]],
  ])('F18 valid from %s are needed from the start', (from, expected) => {
    expect(textsOf(found({ validFrom: date(from) }))).toEqual(expected);
  });

  it('F18 are valid to the end of their last day: a shift may end at midnight', () => {
    const evening = shift('2027-05-04', '16:00', '00:00');
    expect(found({ validTo: date('2027-05-04') }, evening)).toEqual([]);
    const later = shift('2027-05-04', '16:00', '00:01');
    expect(found({ validTo: date('2027-05-04') }, later)).toHaveLength(1);
  });

  it('F18 count only once a manager has verified them', () => {
    expect(textsOf(found({ verified: false }))).toEqual(["First aid isn't verified on Tue 4 May"]);
    expect(textsOf(found(null))).toEqual(['First aid is missing on Tue 4 May']);
  });

  it('F18 are as severe as the skill says', () => {
    expect(found(null)).toMatchObject([{ severity: 'block' }]);
    const cpr = { ...book, requirements: [{ ...needsFirstAid, allOf: ['cpr'] }] };
    expect(found(null, night, cpr)).toMatchObject([{ severity: 'warn' }]);
  });

  it('F18 may be one of several', () => {
    const either = {
      ...book,
      requirements: [{ ...needsFirstAid, allOf: [], anyOf: ['cpr', 'aid'] }],
    };
    expect(found({}, night, either)).toEqual([]);
    expect(textsOf(found(null, night, either))).toEqual([
      'CPR or First aid is missing on Tue 4 May',
    ]);
  });

  it('F18 are needed at the site, with the role and the code of the requirement only', () => {
    const guard = { ...book, requirements: [{ ...needsFirstAid, role: 'Guard', code: 'N' }] };
    expect(found(null, { ...night, role: 'Guard', code: 'N' }, guard)).toHaveLength(1);
    expect(found(null, { ...night, role: 'Guard', code: 'D' }, guard)).toEqual([]);
    expect(found(null, { ...night, role: null, code: 'N' }, guard)).toEqual([]);
    expect(found(null, { ...night, siteId: 'mine' })).toEqual([]);
  });

  it('F18 asked for by two requirements are found once', () => {
    const twice = {
      ...book,
      requirements: [needsFirstAid, { ...needsFirstAid, siteId: null }],
    };
    expect(found(null, night, twice)).toHaveLength(1);
  });
});
