import { PLAN } from '#contract/subscription';

/** '$29.00' */
export function dollars(amount: number): string {
  return `${amount < 0 ? '−' : ''}$${Math.abs(amount).toFixed(2)}`;
}

/** Nothing during a trial, otherwise the first month. */
export function dueToday({ trialDays }: { trialDays: number }): number {
  return trialDays > 0 ? 0 : PLAN.dollarsPerMonth;
}
