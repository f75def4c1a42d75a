// Small inputs of the rules to vary: one person, shifts at a depot in Sydney, a book with the rules of the test.
import type { Book, RuleBook } from '../rules/book';
import { bookFor } from '../rules/book-for';
import { check, type Days } from '../rules/check';
import { describeFinding } from '../rules/describe-finding';
import type { Finding } from '../rules/finding';
import type { Person, RosterShift } from '../rules/person';
import type { Rule, RuleKind, RuleOf, RuleParams } from '../rules/rule';
import { addDays } from '../time/dates';
import { shiftInterval } from '../time/shift-interval';
import { accepted, date, time, zone } from './times';

export const MAY: Days = { from: date('2027-05-01'), to: date('2027-05-31') };

/** On the clock of the site, '2027-05-04', '09:00', '17:00'. */
export function shift(
  on: string,
  startTime: string,
  endTime: string,
  more: Partial<RosterShift> = {},
): RosterShift {
  const there = more.zone ?? zone('Australia/Sydney');
  return {
    ...accepted(
      shiftInterval({
        date: date(on),
        startTime: time(startTime),
        endTime: time(endTime),
        zone: there,
      }),
    ),
    id: `${on} ${startTime}`,
    siteId: 'depot',
    zone: there,
    date: date(on),
    published: true,
    role: null,
    code: null,
    toldAt: null,
    ...more,
  };
}

/** The same shift on days that follow each other. */
export function shifts(
  first: string,
  count: number,
  startTime: string,
  endTime: string,
): RosterShift[] {
  return Array.from({ length: count }, (_, day) =>
    shift(addDays(date(first), day), startTime, endTime),
  );
}

export function amy(changes: Partial<Person> = {}): Person {
  return {
    id: 'amy',
    groupIds: [],
    birthDate: null,
    shifts: [],
    statuses: new Map(),
    leave: [],
    unavailable: [],
    contracts: [],
    holdings: [],
    ...changes,
  };
}

export function rule<K extends RuleKind>(
  kind: K,
  params: RuleParams[K],
  more: Partial<RuleOf<K>> = {},
): Rule {
  return {
    id: kind,
    kind,
    params,
    severity: 'warn',
    scope: { type: 'organisation' },
    validFrom: null,
    validTo: null,
    origin: 'policy',
    text: null,
    ...more,
  } as Rule;
}

export function ruleBook(rules: readonly Rule[], more: Partial<RuleBook> = {}): RuleBook {
  return {
    rules,
    weekStart: 'monday',
    sites: new Map(),
    skills: new Map(),
    requirements: [],
    ...more,
  };
}

export function bookOf(person: Person, rules: readonly Rule[], more: Partial<RuleBook> = {}): Book {
  return bookFor(person, ruleBook(rules, more));
}

/** What one rule finds in the shifts of May 2027. */
export function findingsOf(
  person: Person,
  one: Rule,
  more: Partial<RuleBook> = {},
  window: Days = MAY,
): Finding[] {
  return check(person, bookOf(person, [one], more), window);
}

export function textsOf(findings: readonly Finding[]): string[] {
  return findings.map((finding) => describeFinding(finding).text);
}

export function fixesOf(findings: readonly Finding[]): (string | null)[] {
  return findings.map((finding) => describeFinding(finding).fix);
}
