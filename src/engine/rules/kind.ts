// What each kind of rule is made of: how it searches a person's shifts, and how it says what it found.
import type { Book } from './book';
import type { Finding, Fix } from './finding';
import type { Person, RosterShift } from './person';
import type { RuleKind, RuleParams, Severity } from './rule';
import type { Timeline } from './timeline';

export interface Kind<K extends RuleKind> {
  /** How many days around a window can decide about a finding in it; `averaging` is the longest of the contracts. */
  reach(params: RuleParams[K], averaging: number): number;
  /** Rules of one kind but different variants stand beside each other: 50 h in a week, and 90 h in a fortnight. */
  variant?(params: RuleParams[K]): string;
  find(search: Search, params: RuleParams[K]): void;
  say(finding: Finding, params: RuleParams[K]): Sentence;
}

export interface Search {
  person: Person;
  book: Book;
  timeline: Timeline;
  /** The days that are asked for, by number. A kind may report findings of other days too. */
  from: number;
  to: number;
  report(found: Found): void;
}

export interface Found {
  /** F3: the shift with which the limit is passed; its date and site say which rule is in force. */
  at: RosterShift;
  shifts: readonly RosterShift[];
  from: number;
  to: number;
  /** How many days around these can change the finding. */
  margin?: number;
  measured: number;
  limit: number;
  /** The difference between the two unless given. */
  excess?: number;
  about?: string;
  fix?: Fix | null;
  /** The rule's unless given. */
  severity?: Severity;
}

/** "Rest of 8 h 30 min" "between Tue 4 May and Wed 5 May" "10 h needed". */
export interface Sentence {
  what: string;
  when: string;
  limit: string | null;
}
