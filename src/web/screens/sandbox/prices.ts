import { PLAN } from '#contract/subscription';

/** '$29.00' */
export function dollars(amount: number): string {
  return `${amount < 0 ? '−' : ''}$${Math.abs(amount).toFixed(2)}`;
}

/** The first month, unless a trial comes before it. */
export function dueToday({ trialDays }: { trialDays: number }): number {
  return trialDays > 0 ? 0 : PLAN.dollarsPerMonth;
}
