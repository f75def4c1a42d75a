import type { SANDBOX_ACTIONS } from '#contract/api/billing';
import { PLAN, type SubscriptionStatus } from '#contract/subscription';

export type Action = (typeof SANDBOX_ACTIONS)[number];

const ACTIONS: Record<SubscriptionStatus, readonly Action[]> = {
  trialing: ['end-trial', 'cancel'],
  active: ['fail-payment', 'cancel'],
  past_due: ['pay', 'cancel'],
  unpaid: ['pay', 'cancel'],
  canceled: ['resume'],
  incomplete: [],
  incomplete_expired: [],
  pending_activation: [],
};

/** The next steps of a subscription, the likeliest first. */
export function actionsFor(status: SubscriptionStatus): readonly Action[] {
  return ACTIONS[status];
}

interface ActionText {
  label: string;
  pending: string;
  text: string;
}

const TEXTS: Record<Action, ActionText> = {
  'end-trial': {
    label: 'End trial now',
    pending: 'Ending...',
    text: `Acts as if the ${PLAN.trialDays} days were over and the first month was paid.`,
  },
  'fail-payment': {
    label: 'Let a payment fail',
    pending: 'Failing...',
    text: 'Acts as if the card was refused at the next renewal.',
  },
  pay: { label: 'Pay now', pending: 'Paying...', text: 'Pays the amount due.' },
  cancel: {
    label: 'Cancel subscription',
    pending: 'Cancelling...',
    text: 'Ends the subscription straight away. You can resume it here.',
  },
  resume: {
    label: 'Resume subscription',
    pending: 'Resuming...',
    text: 'Starts the subscription again.',
  },
};

export function portalActionText(action: Action): ActionText {
  return TEXTS[action];
}
