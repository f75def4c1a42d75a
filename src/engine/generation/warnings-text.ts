// The warnings of a plan, as sentences.

import { counted } from '../counted';
import { shortDay } from '../time/day-text';
import type { Breach, Plan, Skip } from './plan';

const STATUSES: Record<string, string> = { off: 'off', sick: 'sick', holiday: 'on holiday' };

export type NameOf = (employeeId: string) => string;

/** Everyone without a team, every skip that doesn't answer a conflict, and every breach. */
export function warningsOf(
  plan: Pick<Plan, 'withoutTeam' | 'skipped' | 'breaches'>,
  nameOf: NameOf,
): string[] {
  return [
    ...plan.withoutTeam.map((id) => `${nameOf(id)} isn't in a team, so they get no shifts.`),
    ...plan.skipped
      .filter(({ reason }) => reason !== 'breach' && reason !== 'conflict')
      .map((skip) => skipText(skip, nameOf)),
    ...plan.breaches.map((breach) => breachText(breach, nameOf)),
  ];
}

export function skipText({ employeeId, date, code, reason, status }: Skip, nameOf: NameOf) {
  const who = `${nameOf(employeeId)}, ${shortDay(date)}`;
  switch (reason) {
    case 'status':
      return `${who}: ${STATUSES[status ?? ''] ?? status}, so no shift.`;
    case 'conflict':
      return `${who}: already has a shift then, so ${code} was skipped.`;
    case 'undecided':
      return `${who}: already has a shift then. ${code} needs a decision.`;
    case 'breach':
      return `${who}: ${code} was skipped.`;
    case 'overlaps-plan':
      return `${who}: ${code} would start before the shift of the previous day ends, so it was skipped.`;
    case 'lost-in-clock-change':
      return `${who}: the clocks go forward during ${code}, so no shift.`;
  }
}

export function breachText(breach: Breach, nameOf: NameOf): string {
  const who = `${nameOf(breach.employeeId)}, ${shortDay(breach.date)}`;
  const end = breach.created ? '' : ' Skipped.';
  if (breach.rule === 'overlap') {
    return `${who}: ${breach.code} starts before the shift of the previous day ends. Both are created.`;
  }
  if (breach.rule === 'rest') {
    const rest = `${hours(breach.restMinutes)} h rest ${breach.side} ${breach.code}`;
    return `${who}: ${rest} (minimum ${hours(breach.minRest)} h).${end}`;
  }
  return `${who}: ${counted(breach.nights, 'night')} in a row (maximum ${breach.maxConsecutiveNights}).${end}`;
}

function hours(minutes: number): number {
  return Number((minutes / 60).toFixed(2));
}
