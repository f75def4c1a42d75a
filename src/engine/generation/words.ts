// A plan's reasons in words, for the people who read the warnings.
import { shortDay } from '../time/day-words';
import type { Breach, Plan, Skip } from './plan';

const STATUSES: Record<string, string> = { off: 'off', sick: 'sick', holiday: 'on holiday' };

export type NameOf = (employeeId: string) => string;

/** Every breach, every skip that is not the answer to a conflict, and everybody in no team. */
export function warningsOf(
  plan: Pick<Plan, 'withoutTeam' | 'skipped' | 'breaches'>,
  nameOf: NameOf,
): string[] {
  return [
    ...plan.withoutTeam.map((id) => `${nameOf(id)} is in no team and gets no shifts.`),
    ...plan.skipped
      .filter(({ reason }) => reason !== 'breach' && reason !== 'conflict')
      .map((skip) => skipInWords(skip, nameOf)),
    ...plan.breaches.map((breach) => breachInWords(breach, nameOf)),
  ];
}

export function skipInWords({ employeeId, date, code, reason, status }: Skip, nameOf: NameOf) {
  const who = `${nameOf(employeeId)}, ${shortDay(date)}`;
  switch (reason) {
    case 'status':
      return `${who}: ${STATUSES[status ?? ''] ?? status}, so no shift.`;
    case 'conflict':
      return `${who}: already works then, so ${code} was left out.`;
    case 'undecided':
      return `${who}: already works then; ${code} waits for a decision.`;
    case 'breach':
      return `${who}: ${code} was left out.`;
    case 'overlaps-plan':
      return `${who}: ${code} would begin before the shift of the day before has ended, so it was left out.`;
    case 'lost-in-clock-change':
      return `${who}: the clocks go forward over ${code}, so no shift.`;
  }
}

export function breachInWords(breach: Breach, nameOf: NameOf): string {
  const who = `${nameOf(breach.employeeId)}, ${shortDay(breach.date)}`;
  const end = breach.created ? '' : ' Left out.';
  if (breach.rule === 'rest') {
    const rest = `${Number(breach.restHours.toFixed(2))} h rest ${breach.side} ${breach.code}`;
    return `${who}: ${rest} (at least ${breach.minRestHours} h).${end}`;
  }
  return `${who}: ${breach.nights} nights in a row (at most ${breach.maxConsecutiveNights}).${end}`;
}
