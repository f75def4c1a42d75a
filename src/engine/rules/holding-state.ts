// What a holding is worth on a day: valid, soon to expire, expired, not valid yet, or waiting for a manager.
import { addDays, daysBetween } from '../time/dates';
import type { CalendarDate } from '../time/kinds';
import { addMonths } from '../time/months';
import type { Holding } from './person';

export type HoldingState =
  | { state: 'unverified' | 'expired' | 'not-yet' | 'valid' }
  /** 0 on its last day. */
  | { state: 'expiring'; daysLeft: number };

export function holdingState(
  { verified, validFrom, validTo }: Omit<Holding, 'skillId'>,
  today: CalendarDate,
  soonDays: number,
): HoldingState {
  if (validTo !== null && validTo < today) return { state: 'expired' };
  if (!verified) return { state: 'unverified' };
  if (validFrom !== null && today < validFrom) return { state: 'not-yet' };
  const daysLeft = validTo === null ? Number.POSITIVE_INFINITY : daysBetween(today, validTo);
  return daysLeft <= soonDays ? { state: 'expiring', daysLeft } : { state: 'valid' };
}

/** How many days before its end a holding is about to expire: from its first reminder, or 30 without one. */
export function soonDays(reminderDays: readonly number[]): number {
  return reminderDays.length === 0 ? 30 : Math.max(...reminderDays);
}

/** The last day of what is valid for so many months from its first day. */
export function lastValidDay(validFrom: CalendarDate, months: number): CalendarDate {
  return addDays(addMonths(validFrom, months), -1);
}

/** The reminder that is due so many days before the end; each is due once, so a missed one comes late. */
export function dueReminder(reminderDays: readonly number[], daysLeft: number): number | undefined {
  const ahead = reminderDays.filter((days) => days >= daysLeft);
  return daysLeft < 0 || ahead.length === 0 ? undefined : Math.min(...ahead);
}
