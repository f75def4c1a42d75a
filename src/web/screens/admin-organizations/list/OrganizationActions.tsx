import { Ban, ExternalLink } from 'lucide-react';
import type { OwnedOrganization } from '#contract/api/admin-organizations';
import { useOpenOrganizationBilling } from '../../../data/admin-organizations';
import { toastFailure } from '../../../platform/failure';
import { openInNewTab } from '../../../platform/open-tab';
import { Button } from '../../../ui/Button';

export type OrganizationActionsProps = {
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
