// The organisation's rules, with what they refer to: skills, sites, public holidays.
import type { CalendarDate } from '../time/kinds';
import type { WeekStart } from '../time/week-start';
import type { Rule, Severity } from './rule';

export interface Holiday {
  name: string;
  /** Minutes after midnight on the clock of the site: 0 and 1440, or less for part of a day. */
  from: number;
  to: number;
}

export interface SiteFacts {
  state: string | null;
  holidays: ReadonlyMap<CalendarDate, readonly Holiday[]>;
}

export interface Skill {
  name: string;
  severity: Severity;
}

/** What a shift at a site, with a role or with a code needs; null means any. */
export interface SkillRequirement {
  siteId: string | null;
  role: string | null;
  code: string | null;
  allOf: readonly string[];
  /** One of these is enough; empty where nothing more is needed. */
  anyOf: readonly string[];
}

interface BookFacts {
  weekStart: WeekStart;
  sites: ReadonlyMap<string, SiteFacts>;
  skills: ReadonlyMap<string, Skill>;
  requirements: readonly SkillRequirement[];
}

export interface RuleBook extends BookFacts {
  rules: readonly Rule[];
}

/** The book of one person: the rules that are for them, and where a narrower rule wins. */
export interface Book extends BookFacts {
  rules: readonly AppliedRule[];
}

export interface AppliedRule {
  rule: Rule;
  holds: readonly Extent[];
  yieldsTo: readonly Extent[];
  /** On every day at every site, as most rules. */
  always: boolean;
}

/** Dates by number, both included. */
export interface Extent {
  from: number;
  to: number;
  /** Null: at every site. */
  siteId: string | null;
}
