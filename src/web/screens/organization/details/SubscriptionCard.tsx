import { CreditCard } from 'lucide-react';
import type { Organization } from '#contract/api/organization';
import { can } from '#contract/rights';
import { priceInFull } from '#contract/subscription';
import { BillingButton } from '../../../components/BillingButton';
import { SubscriptionBadge } from '../../../components/SubscriptionBadge';
import { remedyText, subscriptionNeed } from '../../../components/subscription-text';
import { useMinute } from '../../../components/use-now';
import { useInstallation } from '../../../data/installation';
import { useUser } from '../../../data/session';
import { formatDateAt } from '../../../platform/formats';
import { Detail, Details, DetailsCard } from './Details';

export function SubscriptionCard({ organization }: { organization: Organization }) {
  const user = useUser();
  const { subscription_plan, subscription_status, trial_end, timezone, owner_name } = organization;
  const { data: installation } = useInstallation();
  const now = useMinute();
  const need = installation && subscriptionNeed(organization, installation.payments, now);
  const owner = can(user, 'manage billing');
  return (
    <DetailsCard title="Subscription" Icon={CreditCard}>
      <Details>
        <Detail label="Plan">{subscription_plan}</Detail>
        {installation?.price && <Detail label="Price">{priceInFull(installation.price)}</Detail>}
        <Detail label="Status">
          <SubscriptionBadge status={subscription_status} />
        </Detail>
        <Detail label="Trial end">{trial_end && formatDateAt(trial_end, timezone)}</Detail>
      </Details>
      <div className="mt-auto flex flex-col items-start gap-3">
        {need && can(user, 'edit organisation') && (
          <p className="text-base sm:text-sm">
            <strong className="font-semibold">{need.problem}</strong>
            {owner && ` ${remedyText(need, undefined)}`} Everyone can still use the roster.
          </p>
        )}
        {owner ? (
          <BillingButton variant={need ? 'primary' : 'secondary'} />
        ) : (
          <p className="text-base text-muted sm:text-sm">
            {owner_name} looks after billing, as the owner of this organisation.
          </p>
        )}
      </div>
    </DetailsCard>
  );
}
