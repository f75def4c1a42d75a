import type { Organization } from '#contract/api/organization';
import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { ContactCard } from './ContactCard';
import { OrganizationDetailsCard } from './OrganizationDetailsCard';
import { QuickActionsCard } from './QuickActionsCard';
import { SubscriptionCard } from './SubscriptionCard';
import { TrialBanner } from './TrialBanner';

type OrganizationCardsProps = { user: SessionUser; organization: Organization };

export function OrganizationCards({ user, organization }: OrganizationCardsProps) {
  return (
    <div className="flex flex-col gap-4 lg:gap-5">
      <TrialBanner organization={organization} />
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-5">
        <OrganizationDetailsCard organization={organization} />
        <ContactCard organization={organization} />
        <SubscriptionCard user={user} organization={organization} />
        {can(user, 'manage employees') && (
          <QuickActionsCard user={user} organization={organization} />
        )}
      </div>
    </div>
  );
}
