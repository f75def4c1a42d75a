import { useLocation } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { can } from '#contract/rights';
import { useInstallation } from '../data/installation';
import { useOrganization } from '../data/organization';
import { useUser } from '../data/session';
import { BillingButton } from './BillingButton';
import { remedyText, subscriptionNeed, trialOfferText } from './subscription-text';
import { useMinute } from './use-now';

/** One line under the navigation while the subscription needs attention, for those who can act on it. */
export function SubscriptionBanner() {
  const user = useUser();
  const { pathname } = useLocation();
  const { data: organization } = useOrganization();
  const { data: installation } = useInstallation();
  const now = useMinute();
  if (!organization || !installation) return null;
  // The organisation's own page has the same text.
  if (pathname === '/organization') return null;
  const need = subscriptionNeed(organization, installation.payments, now);
  if (!need) return null;
  const owner = can(user, 'manage billing');
  const pending = organization.subscription_status === 'pending_activation';
  return (
    <section
      aria-label="Subscription"
      className="border-b border-warn/30 bg-warn-soft print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 sm:px-6">
        <p className="flex min-w-0 flex-1 basis-64 gap-2 text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
          <span className="min-w-0 wrap-anywhere">
            <strong className="font-semibold">{need.problem}</strong>{' '}
            {remedyText(need, owner ? undefined : organization.owner_name)}
            {installation.price && pending && ` ${trialOfferText(installation.price)}`}
          </span>
        </p>
        {owner && <BillingButton size="sm" />}
      </div>
    </section>
  );
}
