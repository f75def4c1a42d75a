import type { OwnedOrganization } from '#contract/api/admin-organizations';
import { SubscriptionBadge } from '../../../components/SubscriptionBadge';
import { useZone } from '../../../data/session';
import { formatDateAt } from '../../../platform/formats';

type StatusCellProps = Pick<OwnedOrganization, 'subscription_status' | 'trial_end'>;

export function StatusCell({ subscription_status, trial_end }: StatusCellProps) {
  const zone = useZone();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <SubscriptionBadge status={subscription_status} short />
      {subscription_status === 'trialing' && trial_end && (
        <span className="text-xs whitespace-nowrap text-muted">
          to <time dateTime={trial_end}>{formatDateAt(trial_end, zone)}</time>
        </span>
      )}
    </div>
  );
}
