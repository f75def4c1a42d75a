import { PLAN } from '#contract/subscription';

export const MISSING = 'N/A';

export function planName(plan: string): string {
  return plan || PLAN.name;
}

/** The last 8 characters are enough to find the customer at the payment provider. */
export function customerText(id: string | null): string {
  return id ? id.slice(-8) : MISSING;
}
