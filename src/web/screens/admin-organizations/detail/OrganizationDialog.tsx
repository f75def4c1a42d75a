import { type ReactNode, useState } from 'react';
import type { AuditEntry, OwnedOrganization } from '#contract/api/admin-organizations';
import { LIMITS } from '#contract/limits';
import { can } from '#contract/rights';
import type { SubscriptionStatus } from '#contract/subscription';
import { formatCount } from '#engine/counted';
import { LoadFailure } from '../../../components/LoadFailure';
import { SubscriptionBadge } from '../../../components/SubscriptionBadge';
import { useAuditEntries, useOwnedOrganization } from '../../../data/admin-organizations';
import { useUser, useZone } from '../../../data/session';
import { formatDateAt, formatMoment } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Dialog, DialogClose } from '../../../ui/Dialog';
import { Skeleton } from '../../../ui/Skeleton';
import { auditActionText, metadataFacts, plainName } from './audit-text';
import { customerText, MISSING, planName } from './billing-text';
import { StatusForm } from './StatusForm';

type OrganizationDialogProps = {
  organization: OwnedOrganization;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function OrganizationDialog(props: OrganizationDialogProps) {
  // A new status may have taken the organisation out of the filtered list.
  const [saved, setSaved] = useState<OwnedOrganization>();
  const organization = saved ?? props.organization;
  const { subscription_status, trial_end, deletes_at } = organization;
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
              ...(deletes_at
                ? [{ term: 'Being deleted', value: `Gone on ${formatDateAt(deletes_at, zone)}` }]
                : []),
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
        <Members orgId={organization.id} />
        <RecentActivity orgId={organization.id} />
      </div>
    </Dialog>
  );
}

type FactsProps = { title: string; facts: readonly { term: string; value: ReactNode }[] };

function Facts({ title, facts }: FactsProps) {
  return (
    <section className="flex flex-col gap-2 rounded-lg border border-line bg-surface px-4 py-3">
      <h3 className="font-semibold">{title}</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-base sm:grid-cols-[6.5rem_1fr] sm:text-sm sm:leading-6">
        {facts.map(({ term, value }) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0 wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Members({ orgId }: { orgId: string }) {
  const organization = useOwnedOrganization(orgId);
  const { data, error } = organization;
  if (error) {
    return (
      <LoadFailure title="Failed to load the members" queries={[organization]} className="py-6" />
    );
  }
  if (!data) return <Skeleton className="h-16" />;
  const { members, member_count } = data;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">Members</h3>
      <ul
        aria-label="Members"
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {members.map(({ id, name, email, role }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 px-4 py-2 sm:text-sm">
            <span className="font-medium wrap-anywhere">{name}</span>
            <span className="min-w-0 text-muted wrap-anywhere">{email}</span>
            <Badge tone="role" className="ml-auto">
              {role}
            </Badge>
          </li>
        ))}
      </ul>
      {member_count > members.length && (
        <p className="text-sm text-muted">
          The first {formatCount(members.length)} of {formatCount(member_count)}.
        </p>
      )}
    </section>
  );
}

function RecentActivity({ orgId }: { orgId: string }) {
  const entries = useAuditEntries(orgId);
  const { data, error } = entries;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">Recent Activity</h3>
      {!data && !error && (
        <div className="flex flex-col gap-px">
          <span className="sr-only">Loading...</span>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-16" />
          ))}
        </div>
      )}
      {!data && error && (
        <LoadFailure title="Failed to load recent activity" queries={[entries]} className="py-6" />
      )}
      {data?.length === 0 && (
        <p className="text-base text-muted sm:text-sm">No activity recorded yet.</p>
      )}
      {data && data.length > 0 && (
        <ol
          aria-label="Recent Activity"
          className="divide-y divide-line rounded-lg border border-line bg-surface"
        >
          {data.slice(0, LIMITS.recentActivity).map((entry) => (
            <ActivityEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}

function ActivityEntry({ entry }: { entry: AuditEntry }) {
  const zone = useZone();
  const facts = metadataFacts(entry.metadata);
  return (
    <li className="flex flex-col gap-0.5 px-4 py-2.5 text-base sm:text-sm">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <p className="font-medium">{auditActionText(entry.action)}</p>
        <Badge>{plainName(entry.target_type)}</Badge>
        <p className="text-sm text-muted tabular-nums sm:ml-auto">
          {entry.actor_name && `${entry.actor_name}, `}
          <time dateTime={entry.created_at}>{formatMoment(entry.created_at, zone)}</time>
        </p>
      </div>
      {facts.length > 0 && (
        <dl className="flex flex-wrap gap-x-4 text-sm wrap-anywhere">
          {facts.map(({ term, text }) => (
            <div key={term} className="flex gap-1.5">
              <dt className="shrink-0 text-muted">{term}</dt>
              <dd className="min-w-0">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
