// A finding: a rule that a person's roster breaks, with the facts that it rests on.
import type { RosterShift } from './person';
import type { Rule, Severity } from './rule';

export interface Finding {
  rule: Rule;
  severity: Severity;
  personId: string;
  /** In order of time. */
  shifts: readonly RosterShift[];
  /** The first and the last day that it speaks of, by number. */
  from: number;
  to: number;
  /** The days whose shifts can change it, by number. */
  restsOn: { from: number; to: number };
  /** Minutes, or a count. */
  measured: number;
  limit: number;
  /** How far it is beyond the limit. */
  excess: number;
  /** What the sentence needs besides: a skill and what is wrong with it, a part of the rule. */
  about: string;
  fix: Fix | null;
}

/** The smallest change that clears a finding. */
export type Fix =
  | { change: 'start-later' | 'end-earlier' | 'end-later'; shift: RosterShift; minutes: number }
  | { change: 'take-off'; shift: RosterShift }
  | { change: 'day-off'; day: number };
