// F3: one person's book. Of the rules that could apply, the narrowest wins.
import { dayNumber } from '../time/dates';
import type { CalendarDate } from '../time/kinds';
import type { AppliedRule, Book, Extent, RuleBook } from './book';
import { KINDS } from './kinds/all';
import type { Person, RosterShift } from './person';
import type { Rule, Scope } from './rule';

/** From wide to narrow. */
const SCOPES: readonly Scope['type'][] = ['organisation', 'site', 'group', 'contract', 'person'];

export function bookFor(person: Person, book: RuleBook): Book {
  const variants = new Map<string, AppliedRule[]>();
  for (const { rule, variant } of inOrder(book.rules)) {
    const holds = extentsOf(rule, person);
    if (holds.length === 0) continue;
    const narrower = variants.get(variant) ?? [];
    // Sites don't yield to each other: a shift is at one of them.
    const yieldsTo = narrower.flatMap((other) => other.holds);
    const always = yieldsTo.length === 0 && holds.some(isEverywhere);
    variants.set(variant, [...narrower, { rule, holds, yieldsTo, always }]);
  }
  const rules = [...variants.values()].flat().filter(({ rule }) => rule.severity !== 'off');
  return { ...book, rules };
}

interface Variant {
  rule: Rule;
  variant: string;
}

/** Sorting the same rules for each of a thousand people takes longer than their checks. */
const sorted = new WeakMap<readonly Rule[], readonly Variant[]>();

function inOrder(rules: readonly Rule[]): readonly Variant[] {
  const known = sorted.get(rules);
  if (known) return known;
  const made = rules.toSorted(narrowestFirst).map((rule) => ({ rule, variant: variantOf(rule) }));
  sorted.set(rules, made);
  return made;
}

function isEverywhere({ from, to, siteId }: Extent): boolean {
  return from === -Infinity && to === Infinity && siteId === null;
}

/** Whether this is the rule in force on the date and at the site of a shift. */
export function isInForce({ holds, yieldsTo, always }: AppliedRule, shift: RosterShift): boolean {
  if (always) return true;
  const { date, siteId } = shift;
  const day = dayNumber(date);
  const covers = (extent: Extent) =>
    extent.from <= day && day <= extent.to && (extent.siteId ?? siteId) === siteId;
  return holds.some(covers) && !yieldsTo.some(covers);
}

/** Of two with the same scope, the one that came later. */
function narrowestFirst(one: Rule, other: Rule): number {
  return (
    SCOPES.indexOf(other.scope.type) - SCOPES.indexOf(one.scope.type) ||
    compareTexts(other.validFrom ?? '', one.validFrom ?? '') ||
    compareTexts(other.id, one.id)
  );
}

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Rules with the same are for the same matter: the narrowest of them wins. */
export function variantOf({ kind, params }: Rule): string {
  return `${kind} ${KINDS[kind].variant?.(params as never) ?? ''}`;
}

function extentsOf({ scope, validFrom, validTo }: Rule, person: Person): Extent[] {
  const from = dayOr(validFrom, -Infinity);
  const to = dayOr(validTo, Infinity);
  switch (scope.type) {
    case 'organisation':
      return [{ from, to, siteId: null }];
    case 'site':
      return [{ from, to, siteId: scope.id }];
    case 'group':
      return person.groupIds.includes(scope.id) ? [{ from, to, siteId: null }] : [];
    case 'person':
      return person.id === scope.id ? [{ from, to, siteId: null }] : [];
    case 'contract': {
      const inOrder = person.contracts.toSorted((one, other) =>
        compareTexts(one.validFrom, other.validFrom),
      );
      return inOrder.flatMap(({ type, validFrom: begins }, index) => {
        const next = inOrder[index + 1];
        const extent: Extent = {
          from: Math.max(from, dayNumber(begins)),
          to: Math.min(to, next ? dayNumber(next.validFrom) - 1 : Infinity),
          siteId: null,
        };
        return type === scope.contract && extent.from <= extent.to ? [extent] : [];
      });
    }
  }
}

function dayOr(date: CalendarDate | null, otherwise: number): number {
  return date === null ? otherwise : dayNumber(date);
}
