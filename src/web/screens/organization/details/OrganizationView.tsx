import { Building, Contact, Trash2 } from 'lucide-react';
import type { Organization } from '#contract/api/organization';
import { GRACE_DAYS } from '#contract/deletion';
import { can } from '#contract/rights';
import { counted, formatCount } from '#engine/counted';
import { ContactLink } from '../../../components/ContactLink';
import { LoadFailure } from '../../../components/LoadFailure';
import { useDialog } from '../../../components/use-dialog';
import { useMinute } from '../../../components/use-now';
import { useOrganization } from '../../../data/organization';
import { useUser } from '../../../data/session';
import { formatDateAt } from '../../../platform/formats';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { DeleteOrganizationDialog } from '../form/DeleteOrganizationDialog';
import { ClockCard } from './ClockCard';
import { Detail, Details, DetailsCard } from './Details';
import { QuickActionsCard } from './QuickActionsCard';
import { RequestPoliciesCard } from './RequestPoliciesCard';
import { SubscriptionCard } from './SubscriptionCard';
import { TwoStepCard } from './TwoStepCard';
import { trialText } from './trial-text';

export function OrganizationView() {
  const organization = useOrganization();
  if (organization.data) return <OrganizationDetails organization={organization.data} />;
  if (!organization.error) return <OrganizationSkeleton />;
  return (
    <Card>
      <LoadFailure title="Failed to load the organisation" queries={[organization]} />
    </Card>
  );
}

/** Placeholders as high as the cards that replace them. */
function OrganizationSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:gap-5">
      <p className="sr-only">Loading the organisation...</p>
      {['details', 'contact', 'subscription', 'actions'].map((card) => (
        <Skeleton key={card} className="h-62 rounded-lg sm:h-56" />
      ))}
    </div>
  );
}

function OrganizationDetails({ organization }: { organization: Organization }) {
  const user = useUser();
  return (
    <div className="flex flex-col gap-4 lg:gap-5">
      <TrialBanner organization={organization} />
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-5">
        <OrganizationDetailsCard organization={organization} />
        <ContactCard organization={organization} />
        <SubscriptionCard organization={organization} />
        {can(user, 'manage employees') && <QuickActionsCard organization={organization} />}
        {can(user, 'edit organisation') && <RequestPoliciesCard />}
        {can(user, 'edit organisation') && <ClockCard />}
        {can(user, 'require two-step sign-in') && <TwoStepCard organization={organization} />}
        {can(user, 'delete organisation') && <DeleteOrganizationCard />}
      </div>
    </div>
  );
}

function TrialBanner({ organization }: { organization: Organization }) {
  const trial = trialText(organization, useMinute());
  if (!trial) return null;
  if (trial.over) return <Alert tone="warn" title={trial.text} />;
  return (
    <Alert title="Free Trial Active">
      <p>{trial.text}</p>
    </Alert>
  );
}

function OrganizationDetailsCard({ organization }: { organization: Organization }) {
  const { employee_count_estimate: estimate, notes } = organization;
  return (
    <DetailsCard title="Organization Details" Icon={Building}>
      <Details>
        <Detail label="Organization name">{organization.name}</Detail>
        <Detail label="ABN">{organization.abn}</Detail>
        <Detail label="Created">
          {formatDateAt(organization.created_at, organization.timezone)}
        </Detail>
        <Detail label="Estimated employees">
          {estimate === null ? null : formatCount(estimate)}
        </Detail>
        {notes && <Detail label="Notes">{notes}</Detail>}
      </Details>
    </DetailsCard>
  );
}

function ContactCard({ organization }: { organization: Organization }) {
  return (
    <DetailsCard title="Contact Information" Icon={Contact}>
      <Details>
        <Detail label="Primary contact">{organization.primary_contact_name}</Detail>
        <Detail label="Contact email">
          {organization.primary_contact_email && (
            <ContactLink kind="email" value={organization.primary_contact_email} />
          )}
        </Detail>
        <Detail label="Billing email">
          {organization.billing_email && (
            <ContactLink kind="email" value={organization.billing_email} />
          )}
        </Detail>
        <Detail label="Total members">{formatCount(organization.member_count)}</Detail>
      </Details>
    </DetailsCard>
  );
}

function DeleteOrganizationCard() {
  const user = useUser();
  const deleting = useDialog<string>();
  // The banner above every page says when it goes, and keeps it.
  if (user.org_deletes_at) return null;
  return (
    <DetailsCard title="Delete organisation" Icon={Trash2}>
      <p className="text-muted sm:text-sm">
        Removes the roster, the people and everything else of {user.org_name} for good. You have{' '}
        {counted(GRACE_DAYS, 'day')} to change your mind.
      </p>
      <Button className="sm:self-start" onClick={() => deleting.show(user.org_name ?? '')}>
        Delete organisation...
      </Button>
      {deleting.subject !== undefined && (
        <DeleteOrganizationDialog
          key={deleting.turn}
          name={deleting.subject}
          open={deleting.open}
          onOpenChange={deleting.onOpenChange}
        />
      )}
    </DetailsCard>
  );
}
