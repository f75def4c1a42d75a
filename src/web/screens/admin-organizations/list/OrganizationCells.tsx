import { Ban, ExternalLink } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { OwnedOrganization } from '#contract/api/admin-organizations';
import { SubscriptionBadge } from '../../../components/SubscriptionBadge';
import { useOpenOrganizationBilling } from '../../../data/admin-organizations';
import { useZone } from '../../../data/session';
import { toastFailure } from '../../../platform/failure';
import { formatDateAt } from '../../../platform/formats';
import { openInNewTab } from '../../../platform/open-tab';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';

type OrganizationNameProps = {
  organization: OwnedOrganization;
  onOpen: (organization: OwnedOrganization) => void;
};

/** The button that opens the details. With a mouse, the whole row does. */
export function OrganizationName({ organization, onOpen }: OrganizationNameProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-organization={organization.id}
      onClick={() => onOpen(organization)}
      className="min-h-6 rounded-sm text-left font-medium wrap-anywhere underline-offset-4 group-hover:underline hover:underline"
    >
      {organization.name}
    </button>
  );
}

/** A click anywhere on a row or card opens its organisation. */
export function openOnClick(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || target.closest('button, a')) return;
  // Someone is selecting text, perhaps to copy an email address.
  if (getSelection()?.isCollapsed === false) return;
  const opener = currentTarget.querySelector<HTMLElement>('[data-organization]');
  // The dialog gives the focus back to this button.
  opener?.focus();
  opener?.click();
}

/** Focuses an organisation's button, or the page when the organisation has left the list. */
export function focusOrganization(id: string): void {
  const button = document.querySelector<HTMLElement>(`[data-organization="${id}"]`);
  (button ?? document.querySelector<HTMLElement>('main'))?.focus();
}

type OrganizationStatusProps = Pick<
  OwnedOrganization,
  'subscription_status' | 'trial_end' | 'deletes_at'
>;

export function OrganizationStatus({
  subscription_status,
  trial_end,
  deletes_at,
}: OrganizationStatusProps) {
  const zone = useZone();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <SubscriptionBadge status={subscription_status} short />
      {subscription_status === 'trialing' && trial_end && (
        <span className="text-xs whitespace-nowrap text-muted">
          to <time dateTime={trial_end}>{formatDateAt(trial_end, zone)}</time>
        </span>
      )}
      {deletes_at && (
        <Badge tone="danger">Being deleted, gone on {formatDateAt(deletes_at, zone)}</Badge>
      )}
    </div>
  );
}

type OrganizationActionsProps = {
  organization: OwnedOrganization;
  onCancel: (organization: OwnedOrganization) => void;
};

export function OrganizationActions({ organization, onCancel }: OrganizationActionsProps) {
  const { mutateAsync, isPending } = useOpenOrganizationBilling();
  // Screen readers tell the rows' equal buttons apart by the name.
  const which = <span className="sr-only"> {organization.name}</span>;

  function openBilling() {
    openInNewTab(async () => (await mutateAsync(organization.id)).url).catch((error) =>
      toastFailure('Failed to open billing', error),
    );
  }

  return (
    <div className="-ml-2.5 flex flex-wrap">
      <Button variant="ghost" size="sm" pending={isPending} onClick={openBilling}>
        {!isPending && <ExternalLink aria-hidden="true" />}
        <span>
          Billing
          <span className="sr-only"> of {organization.name}, in a new tab</span>
        </span>
      </Button>
      {organization.subscription_status !== 'canceled' && (
        <Button variant="ghost" size="sm" onClick={() => onCancel(organization)}>
          <Ban aria-hidden="true" />
          <span>Cancel{which}</span>
        </Button>
      )}
    </div>
  );
}
