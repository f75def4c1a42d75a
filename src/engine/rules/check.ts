// What a person's roster breaks: every rule of their book, searched in their shifts.
import { dayNumber } from '../time/dates';
import type { CalendarDate } from '../time/kinds';
import type { AppliedRule, Book } from './book';
import { isInForce } from './book-for';
import type { Finding } from './finding';
import type { Found, Search } from './kind';
import { KINDS } from './kinds/all';
import type { Contract, Person, RosterShift } from './person';
import type { Rule, Severity } from './rule';
import { DAYS_AROUND, type Timeline, timelineOf } from './timeline';

/** Both days included. */
export interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

/** F1: the findings that speak of one of these days. Whoever has the timeline already passes it. */
export function check(
  person: Person,
  book: Book,
  days: Days,
  timeline: Timeline = timelineOf(person),
): Finding[] {
  const [from, to] = [dayNumber(days.from), dayNumber(days.to)];
  return search(person, book, timeline, { from, to }, (found) => touches(found, from, to));
}

/**
 * F22: the findings of these days after a change of some, from the findings before it. A change of contracts,
 * holdings or rules takes a full check.
 */
export function recheck(
  before: readonly Finding[],
  changed: Days,
  person: Person,
  book: Book,
  days: Days,
  timeline: Timeline = timelineOf(person),
): Finding[] {
  const [from, to] = [dayNumber(days.from), dayNumber(days.to)];
  const [first, last] = [
    dayNumber(changed.from) - DAYS_AROUND,
    dayNumber(changed.to) + DAYS_AROUND,
  ];
  const stays = before.filter(({ restsOn }) => !touches(restsOn, first, last));
  const near = { from: Math.max(from, first), to: Math.min(to, last) };
  const found = search(person, book, timeline, near, (each) => {
    const margin = each.margin ?? 0;
    const restsOn = { from: each.from - margin, to: each.to + margin };
    return touches(each, from, to) && touches(restsOn, first, last);
  });
  return inOrder([...stays, ...found]);
}

/** How many days around a window must be known, so that every finding in it is found. */
export function reachOf(rules: readonly Rule[], contracts: readonly Contract[]): number {
  const averaging = Math.max(
    0,
    ...contracts.map((contract) => (contract.averaging ?? contract.ordinary)?.days ?? 0),
  );
  const reaches = rules
    .filter(({ severity }) => severity !== 'off')
    .map(({ kind, params }) => KINDS[kind].reach(params as never, averaging));
  return Math.max(0, ...reaches) + DAYS_AROUND;
}

function search(
  person: Person,
  book: Book,
  timeline: Timeline,
  days: { from: number; to: number },
  isAsked: (found: Found) => boolean,
): Finding[] {
  const findings: Finding[] = [];
  let applied: AppliedRule | undefined;
  const context: Search = {
    person,
    book,
    timeline,
    ...days,
    report(found) {
      if (!applied || !isAsked(found)) return;
      if (isInForce(applied, found.at)) findings.push(findingOf(person, applied.rule, found));
    },
  };
  for (applied of book.rules) {
    const { kind, params } = applied.rule;
    KINDS[kind].find(context, params as never);
  }
  return inOrder(findings);
}

function findingOf({ id }: Person, rule: Rule, found: Found): Finding {
  const { shifts, from, to, margin = 0, measured, limit, about = '', fix = null } = found;
  return {
    rule,
    severity: found.severity ?? (rule.severity as Severity),
    personId: id,
    shifts,
    from,
    to,
    restsOn: { from: from - margin, to: to + margin },
    measured,
    limit,
    excess: found.excess ?? Math.abs(measured - limit),
    about,
    fix,
  };
}

function touches(days: { from: number; to: number }, from: number, to: number): boolean {
  return days.from <= to && from <= days.to;
}

function inOrder(findings: Finding[]): Finding[] {
  return findings.sort(
    (one, other) =>
      one.from - other.from ||
      one.to - other.to ||
      compareTexts(one.rule.id, other.rule.id) ||
      compareTexts(one.about, other.about) ||
      compareShifts(one.shifts[0], other.shifts[0]) ||
      compareShifts(one.shifts.at(-1), other.shifts.at(-1)),
  );
}

function compareShifts(one: RosterShift | undefined, other: RosterShift | undefined): number {
  if (!one || !other) return 0;
  return one.start - other.start || compareTexts(one.id, other.id);
}

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
