// What a change adds to a person's findings: the blocks that refuse it, and the warnings that its author reads.
import { addDays } from '../time/dates';
import type { CalendarDate } from '../time/kinds';
import type { Book } from './book';
import { check, type Days } from './check';
import type { Finding } from './finding';
import { fingerprintOf } from './fingerprint';
import { newBlocks } from './new-blocks';
import type { Person, RosterShift } from './person';
import { DAYS_AROUND } from './timeline';

export interface AddedFindings {
  blocks: Finding[];
  warnings: Finding[];
  notes: Finding[];
}

interface Change {
  before: Person;
  after: Person;
  book: Book;
  days: Days;
  /** The fingerprints of the findings that someone allowed. */
  allowed?: ReadonlySet<string>;
  /** Whether the change wrote a shift. */
  isNew: (shift: RosterShift) => boolean;
}

export function addedFindings({
  before,
  after,
  book,
  days,
  allowed,
  isNew,
}: Change): AddedFindings {
  const now = check(after, book, days);
  // Most changes: what was wrong before doesn't matter then.
  if (now.length === 0) return { blocks: [], warnings: [], notes: [] };
  const found = check(before, book, days);
  const known = new Set(found.map(fingerprintOf));
  const added = now.filter((finding) => !known.has(fingerprintOf(finding)));
  return {
    // Someone is sick whatever the roster says: a status on a day with a shift is no block, a shift on such a day is.
    blocks: newBlocks(found, now, allowed).filter(
      ({ rule, shifts }) => rule.kind !== 'away' || shifts.some(isNew),
    ),
    warnings: added.filter(({ severity }) => severity === 'warn'),
    notes: added.filter(({ severity }) => severity === 'note'),
  };
}

/** The days on which a change of these dates can add a finding. */
export function daysAround(dates: readonly CalendarDate[]): Days {
  const [first = '', ...others] = dates.toSorted();
  const last = others.at(-1) ?? first;
  return {
    from: addDays(first as CalendarDate, -DAYS_AROUND),
    to: addDays(last as CalendarDate, DAYS_AROUND),
  };
}
