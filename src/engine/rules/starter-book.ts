// The rules that a new organisation begins with: guide values of Australia, each with its source and its date. They
// replace no award: an organisation changes them to what its own award or agreement says.
import type { CalendarDate } from '../time/kinds';
import type { Origin, RuleKind, RuleParams, Severity } from './rule';

export interface StarterRule<K extends RuleKind = RuleKind> {
  kind: K;
  params: RuleParams[K];
  severity: Severity | 'off';
  origin: Origin;
  source: string;
  /** The day on which the figures were taken from the source. */
  asOf: CalendarDate;
}

const AS_OF = '2026-11-16' as CalendarDate;

const SAFE_WORK = [
  'guide',
  'Safe Work Australia, Guide for managing the risk of fatigue at work (November 2013), guidelines for shift design',
] as const;
const AWARDS_REST = [
  'award',
  'Usual in modern awards: 10 hours off work. Safe Work Australia advises 12.',
] as const;
const AWARDS_ENGAGEMENT = ['award', 'Usual in modern awards: at least 3 hours a time'] as const;
const STUDENT_VISA = [
  'law',
  'Student visa, condition 8105 since 1 July 2023: 48 hours in 14 days that begin on a Monday, while the course is in session',
] as const;
const VICTORIA = [
  'law',
  'Victoria, Child Employment Act 2003: below 15 years, in school terms 3 hours a day and 12 a week, from 6 am to 9 pm',
] as const;
const OWN = ['policy', 'Muster: a figure to begin with'] as const;

const MONDAY = '2024-01-01' as CalendarDate;

export const STARTER_RULES: readonly StarterRule[] = [
  starter('rest', { minutes: 10 * 60, agreed: null, brokenSpan: null }, AWARDS_REST),
  starter('long-shift', { minutes: 12 * 60, agreed: null }, SAFE_WORK),
  starter('short-shift', { minutes: 3 * 60 }, AWARDS_ENGAGEMENT),
  starter(
    'hours-in-period',
    { minutes: 50 * 60, days: 7, begins: 'fixed', anchor: null },
    SAFE_WORK,
  ),
  starter('average-hours', { minutes: null, period: null }, OWN),
  starter('days-in-a-row', { days: 7 }, SAFE_WORK),
  starter('nights-in-a-row', { nights: 4 }, SAFE_WORK),
  starter('days-off', { off: 2, days: 14 }, OWN),
  starter('weekends-off', { off: 1, weeks: 4 }, OWN),
  starter('rest-after-nights', { minutes: 24 * 60 }, OWN),
  starter('forward-rotation', { minutes: 24 * 60 }, OWN, 'off'),
  starter('notice', { days: 7 }, OWN, 'note'),
  starter('public-holidays', { count: 5 }, OWN, 'off'),
  starter('skill', {}, OWN),
  starter('away', { reason: 'leave' }, OWN, 'block'),
  starter('away', { reason: 'sick' }, OWN),
  starter('away', { reason: 'holiday' }, OWN),
  starter('away', { reason: 'off' }, OWN),
  starter('away', { reason: 'unavailable' }, OWN),
  starter(
    'hours-limit',
    { minutes: 48 * 60, days: 14, begins: 'each-week', anchor: MONDAY, of: 'visa' },
    STUDENT_VISA,
    'off',
  ),
  starter(
    'minors',
    {
      age: 15,
      state: 'VIC',
      dayMinutes: 3 * 60,
      weekMinutes: 12 * 60,
      earliestStart: 6 * 60,
      latestEnd: 21 * 60,
    },
    VICTORIA,
    'off',
  ),
];

function starter<K extends RuleKind>(
  kind: K,
  params: RuleParams[K],
  [origin, source]: readonly [Origin, string],
  severity: StarterRule['severity'] = 'warn',
): StarterRule<K> {
  return { kind, params, severity, origin, source, asOf: AS_OF };
}
