import { useState } from 'react';
import type { OwnedOrganization } from '#contract/api/admin-organizations';
import { can } from '#contract/rights';
import type { SubscriptionStatus } from '#contract/subscription';
import { SubscriptionBadge } from '../../../components/SubscriptionBadge';
import { useZone } from '../../../components/use-zone';
import { useUser } from '../../../data/session';
import { formatCount } from '../../../platform/count-words';
import { formatDateAt } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { DialogClose } from '../../../ui/DialogClose';
import { customerText, MISSING, planName } from './billing-words';
import { Facts } from './Facts';
import { RecentActivity } from './RecentActivity';
import { StatusForm } from './StatusForm';

type OrganizationDialogProps = {
  organization: OwnedOrganization;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function OrganizationDialog(props: OrganizationDialogProps) {
  // With a new status it may have left the filtered list that it was opened from.
  const [saved, setSaved] = useState<OwnedOrganization>();
  const organization = saved ?? props.organization;
  const { subscription_status, trial_end } = organization;
  const [chosen, setChosen] = useState<SubscriptionStatus>();
  const status = chosen ?? subscription_status;
  const mayChooseStatus = can(useUser(), 'run platform');
  const zone = useZone();
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      size="lg"
      dirty={status !== subscription_status}
      title={organization.name}
      description={`Owned by ${organization.owner_name}, ${organization.owner_email}`}
      footer={
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="grid gap-3 sm:grid-cols-2">
          <Facts
            title="Organization Info"
            facts={[
              { term: 'Name', value: organization.name },
              { term: 'ABN', value: organization.abn || MISSING },
              { term: 'Members', value: formatCount(organization.member_count) },
              { term: 'Created', value: formatDateAt(organization.created_at, zone) },
            ]}
          />
          <Facts
            title="Billing Info"
            facts={[
              { term: 'Status', value: <SubscriptionBadge status={subscription_status} short /> },
              ...(trial_end ? [{ term: 'Trial end', value: formatDateAt(trial_end, zone) }] : []),
              { term: 'Plan', value: planName(organization.subscription_plan) },
              { term: 'Billing email', value: organization.billing_email || MISSING },
              { term: 'Customer ID', value: customerText(organization.payment_customer_id) },
            ]}
          />
        </div>
        {mayChooseStatus && (
          <StatusForm
            organization={organization}
            status={status}
            onChoose={setChosen}
            onSaved={setSaved}
          />
        )}
        <RecentActivity orgId={organization.id} />
      </div>
    </Dialog>
  );
}
