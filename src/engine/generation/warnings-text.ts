// What a plan left out or doubts, with the reasons in words.

import { counted } from '../counted';
import { shortDay } from '../time/day-text';
import type { CalendarDate } from '../time/kinds';
import type { Breach, Plan, Skip } from './plan';

/** Reasons for a shift that isn't created, then for one that is, then for nobody's. */
export const SKIP_REASONS = [
  'undecided',
  'conflict',
  'status',
  'limits',
  'overlaps-plan',
  'lost-in-clock-change',
  'rule',
] as const;
export const DOUBT_REASONS = ['created-outside-limits', 'created-over-plan', 'no-team'] as const;

export interface Explanation {
  employeeId: string;
  /** Null for someone in no team. */
  date: CalendarDate | null;
  code: string | null;
  reason: (typeof SKIP_REASONS | typeof DOUBT_REASONS)[number];
  text: string;
}

const STATUSES: Record<string, string> = { off: 'off', sick: 'sick', holiday: 'on holiday' };

type Findings = Pick<Plan, 'withoutTeam' | 'skipped' | 'breaches'>;
export type NameOf = (employeeId: string) => string;

/** Everyone without a team, every skip, and every breach. */
export function warningsOf(plan: Findings, nameOf: NameOf): string[] {
  return [
    ...plan.withoutTeam.map((id) => `${nameOf(id)} isn't in a team, so they get no shifts.`),
    ...plan.skipped
      .filter(({ reason }) => reason !== 'breach')
      .map((skip) => skipText(skip, nameOf)),
    ...plan.breaches.map((breach) => breachText(breach, nameOf)),
  ];
}

/** The same for a list by reason and person: each skipped shift once, in the order of the plan. */
export function explanationsOf({ withoutTeam, skipped, breaches }: Findings): Explanation[] {
  const found = new Map<string, Explanation>();
  for (const breach of breaches) {
    const { employeeId, date, code, created, rule } = breach;
    const doubt = rule === 'overlap' ? 'created-over-plan' : 'created-outside-limits';
    const reason = created ? doubt : 'limits';
    const key = [employeeId, date, code, reason].join(' ');
    const known = found.get(key);
    const text = breachClause(breach);
    if (known) known.text = `${known.text}, ${text}`;
    else found.set(key, { employeeId, date, code, reason, text });
  }
  return [
    ...skipped.flatMap((skip): Explanation[] => {
      const { employeeId, date, code, reason } = skip;
      if (reason !== 'breach') return [{ employeeId, date, code, reason, text: skipClause(skip) }];
      const known = found.get([employeeId, date, code, 'limits'].join(' '));
      return known ? [known] : [];
    }),
    ...[...found.values()].filter(({ reason }) => reason !== 'limits'),
    ...withoutTeam.map((employeeId) => ({
      employeeId,
      date: null,
      code: null,
      reason: 'no-team' as const,
      text: 'in no team',
    })),
  ];
}

function skipClause({ code, reason, status, finding }: Skip): string {
  switch (reason) {
    case 'status':
      return STATUSES[status ?? ''] ?? status ?? '';
    case 'conflict':
    case 'undecided':
      return 'already has a shift then';
    case 'overlaps-plan':
      return `${code} would start before the shift of the previous day ends`;
    case 'lost-in-clock-change':
      return `the clocks go forward during ${code}`;
    case 'rule':
      return finding ?? '';
    case 'breach':
      return '';
  }
}

function skipText(skip: Skip, nameOf: NameOf): string {
  const { employeeId, date, code, reason } = skip;
  const why = `${nameOf(employeeId)}, ${shortDay(date)}: ${skipClause(skip)}`;
  if (reason === 'undecided') return `${why}. ${code} needs a decision.`;
  if (reason === 'conflict') return `${why}, so ${code} was skipped.`;
  if (reason === 'rule') return `${why}. A rule blocks ${code}, so it was skipped.`;
  return reason === 'overlaps-plan' ? `${why}, so it was skipped.` : `${why}, so no shift.`;
}

function breachClause(breach: Breach): string {
  if (breach.rule === 'overlap') {
    return `${breach.code} starts before the shift of the previous day ends`;
  }
  if (breach.rule === 'rest') {
    const rest = `${hours(breach.restMinutes)} h rest ${breach.side} ${breach.code}`;
    return `${rest} (minimum ${hours(breach.minRest)} h)`;
  }
  return `${counted(breach.nights, 'night')} in a row (maximum ${breach.maxConsecutiveNights})`;
}

function breachText(breach: Breach, nameOf: NameOf): string {
  const end = breach.rule === 'overlap' ? ' Both are created.' : breach.created ? '' : ' Skipped.';
  const who = `${nameOf(breach.employeeId)}, ${shortDay(breach.date)}`;
  return `${who}: ${breachClause(breach)}.${end}`;
}

function hours(minutes: number): number {
  return Number((minutes / 60).toFixed(2));
}
