// A rule of an organisation's book: its kind with the figures, whom it is for, since when, and where it comes from.
import type { CalendarDate } from '../time/kinds';
import type { ContractType } from './person';

/** Lengths are minutes. */
export interface RuleParams {
  rest: {
    minutes: number;
    /** For people whose contract agrees to a shorter rest. */
    agreed: number | null;
    /** Shifts of one date that begin and end within so many minutes are parts of one broken shift; null for none. */
    brokenSpan: number | null;
  };
  'long-shift': {
    minutes: number;
    /** For people whose contract agrees to longer shifts. */
    agreed: number | null;
  };
  'short-shift': { minutes: number };
  'hours-in-period': Period;
  'average-hours': {
    /** A week, on average; null: as the contract says. */
    minutes: number | null;
    /** Null: as the contract says. */
    period: { days: number; anchor: CalendarDate } | null;
  };
  'days-in-a-row': { days: number };
  'nights-in-a-row': { nights: number };
  'days-off': { off: number; days: number };
  'weekends-off': { off: number; weeks: number };
  'rest-after-nights': { minutes: number };
  'forward-rotation': { minutes: number };
  notice: { days: number };
  'public-holidays': { count: number };
  /** What is needed, and how severe it is, is in the skills. */
  skill: Record<string, never>;
  away: { reason: AwayReason };
  'hours-limit': Period & { of: 'visa' | 'licence' };
  minors: {
    /** For people younger than this. */
    age: number;
    /** Sites of this state only; null: all. */
    state: string | null;
    dayMinutes: number | null;
    weekMinutes: number | null;
    /** Minutes after midnight on the clock of the site. */
    earliestStart: number | null;
    latestEnd: number | null;
  };
}

export interface Period {
  minutes: number;
  days: number;
  /** One period after the other, any so many days, or so many days from the beginning of each week. */
  begins: 'fixed' | 'any-day' | 'each-week';
  /** A first day of a period, or of a week; null: by the organisation's weeks. */
  anchor: CalendarDate | null;
}

export const AWAY_REASONS = ['leave', 'sick', 'holiday', 'off', 'unavailable'] as const;
export type AwayReason = (typeof AWAY_REASONS)[number];

export type RuleKind = keyof RuleParams;

/** In the order in which people read them. */
export const RULE_KINDS = [
  'rest',
  'rest-after-nights',
  'long-shift',
  'short-shift',
  'hours-in-period',
  'average-hours',
  'days-in-a-row',
  'nights-in-a-row',
  'days-off',
  'weekends-off',
  'forward-rotation',
  'notice',
  'public-holidays',
  'away',
  'skill',
  'hours-limit',
  'minors',
] as const satisfies readonly RuleKind[];

export const SEVERITIES = ['block', 'warn', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

export type Scope =
  | { type: 'organisation' }
  | { type: 'site' | 'group' | 'person'; id: string }
  | { type: 'contract'; contract: ContractType };

export const ORIGINS = ['law', 'award', 'agreement', 'policy', 'guide'] as const;
export type Origin = (typeof ORIGINS)[number];

export interface RuleOf<K extends RuleKind> {
  id: string;
  kind: K;
  params: RuleParams[K];
  /** A rule that is off finds nothing. It still wins over wider rules, so that someone can be exempt. */
  severity: Severity | 'off';
  scope: Scope;
  /** The first and the last day; null without an end. */
  validFrom: CalendarDate | null;
  validTo: CalendarDate | null;
  origin: Origin;
  text: string | null;
}

export type Rule = { [K in RuleKind]: RuleOf<K> }[RuleKind];
