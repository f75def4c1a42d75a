import { describe, expect, it } from 'vitest';
import { amy, MAY, rule, ruleBook, shift } from '../testing/rules-input';
import { date } from '../testing/times';
import { bookFor } from './book-for';
import { check } from './check';
import type { Contract, Person, RosterShift } from './person';
import type { Rule, RuleOf } from './rule';

const contract: Contract = {
  validFrom: date('2027-01-01'),
  type: 'casual',
  ordinary: null,
  averaging: null,
  agreements: [],
};

function longest(minutes: number, more: Partial<RuleOf<'long-shift'>> = {}): Rule {
  return rule('long-shift', { minutes, agreed: null }, { id: `max ${minutes}`, ...more });
}

/** Which rules find the shift of 15 hours. */
function finders(
  rules: readonly Rule[],
  changes: Partial<Person> = {},
  more: Partial<RosterShift> = {},
) {
  const shifts = [shift('2027-05-04', '06:00', '21:00', more)];
  const person = amy({ shifts, groupIds: ['nights'], contracts: [contract], ...changes });
  return check(person, bookFor(person, ruleBook(rules)), MAY).map((finding) => finding.rule.id);
}

const forAll = longest(600);
const forSite = longest(610, { scope: { type: 'site', id: 'depot' } });
const forGroup = longest(620, { scope: { type: 'group', id: 'nights' } });
const forCasuals = longest(630, { scope: { type: 'contract', contract: 'casual' } });
const forAmy = longest(640, { scope: { type: 'person', id: 'amy' } });

describe("a person's book", () => {
  it('F3 takes the narrowest rule, whatever the order', () => {
    const all = [forAll, forSite, forGroup, forCasuals, forAmy];
    for (let count = 1; count <= all.length; count += 1) {
      const narrowest = all[count - 1]?.id;
      expect(finders(all.slice(0, count))).toEqual([narrowest]);
      expect(finders(all.slice(0, count).reverse())).toEqual([narrowest]);
    }
  });

  it('F3 leaves out rules for others', () => {
    expect(finders([forAll, { ...forAmy, scope: { type: 'person', id: 'ben' } }])).toEqual([
      'max 600',
    ]);
    expect(finders([forAll, forGroup], { groupIds: [] })).toEqual(['max 600']);
    expect(finders([forAll, forSite], {}, { siteId: 'mine' })).toEqual(['max 600']);
    expect(finders([forAll, forCasuals], { contracts: [] })).toEqual(['max 600']);
  });

  it('F3 lets a wider rule hold where a narrower one does not, even if it is stricter', () => {
    const generous = longest(1000, { scope: { type: 'person', id: 'amy' } });
    expect(finders([forAll, generous])).toEqual([]);
  });

  it.each([
    ['2027-05-03', ['max 640']],
    ['2027-05-04', ['max 640']],
    ['2027-05-05', ['max 600']],
  ])('F3 takes rules that are valid from %s on the date of the shift', (from, expected) => {
    expect(finders([forAll, { ...forAmy, validFrom: date(from) }])).toEqual(expected);
  });

  it.each([
    ['2027-05-03', ['max 600']],
    ['2027-05-04', ['max 640']],
  ])('F3 takes rules that are valid to %s', (to, expected) => {
    expect(finders([forAll, { ...forAmy, validTo: date(to) }])).toEqual(expected);
  });

  it('F3 takes the later of two alike, so that a new figure leaves the past as it was', () => {
    const later = longest(900, { id: 'max 900', validFrom: date('2027-05-04') });
    expect(finders([forAll, later])).toEqual([]);
    expect(finders([{ ...later, validFrom: date('2027-05-05') }, forAll])).toEqual(['max 600']);
    expect(finders([{ ...later, id: 'a' }, forAll])).toEqual([]);
  });

  it('F3 follows the contract that is in force on the day', () => {
    const permanent: Contract = { ...contract, validFrom: date('2027-05-04'), type: 'full-time' };
    expect(finders([forAll, forCasuals], { contracts: [contract, permanent] })).toEqual([
      'max 600',
    ]);
    const later = { ...permanent, validFrom: date('2027-05-05') };
    expect(finders([forAll, forCasuals], { contracts: [later, contract] })).toEqual(['max 630']);
  });

  it('F3 exempts someone with a rule that is off', () => {
    expect(finders([forAll, { ...forAmy, severity: 'off' }])).toEqual([]);
  });

  it('F3 keeps limits for different periods beside each other', () => {
    const period = { minutes: 600, begins: 'fixed', anchor: null } as const;
    const day = rule('hours-in-period', { ...period, days: 1 }, { id: 'day' });
    const week = rule(
      'hours-in-period',
      { ...period, days: 7 },
      { id: 'week', scope: { type: 'person', id: 'amy' } },
    );
    expect(finders([day, week]).sort()).toEqual(['day', 'week']);
  });
});
