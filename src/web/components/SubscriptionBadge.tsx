import type { SubscriptionStatus } from '#contract/subscription';
import { Badge } from '../ui/Badge';
import { subscriptionText } from './subscription-text';

const TONES = { good: 'brand', waiting: 'warn', bad: 'danger', over: 'neutral' } as const;

type SubscriptionBadgeProps = {
  status: SubscriptionStatus;
  /** The short label, for lists. */
  short?: boolean | undefined;
};

export function SubscriptionBadge({ status, short = false }: SubscriptionBadgeProps) {
  const words = subscriptionText(status);
  return <Badge tone={TONES[words.tone]}>{short ? words.short : words.label}</Badge>;
}
