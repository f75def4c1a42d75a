import type { Organization } from '#contract/api/organization';
import { trialDaysLeft } from '#contract/subscription';
import { counted } from '#engine/counted';

type Trial = Pick<Organization, 'subscription_status' | 'trial_end'>;

/** The banner's text. Undefined outside a trial. */
export function trialText({ subscription_status, trial_end }: Trial, now: number) {
  if (subscription_status !== 'trialing' || trial_end === null) return undefined;
  const days = trialDaysLeft(trial_end, now);
  return days === 0
    ? { over: true, text: 'Your trial has expired' }
    : { over: false, text: `Your trial expires in ${counted(days, 'day')}` };
}
