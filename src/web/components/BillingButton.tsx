import { ExternalLink } from 'lucide-react';
import { useOpenBilling, useOrganization } from '../data/organization';
import { toastFailure } from '../platform/failure';
import { openInNewTab } from '../platform/open-tab';
import { Button, type ButtonProps } from '../ui/Button';
import { billingLabel } from './subscription-text';

type BillingButtonProps = Pick<ButtonProps, 'variant' | 'size'>;

/** Opens the payment provider's page in a new tab. */
export function BillingButton(style: BillingButtonProps) {
  const { data: organization } = useOrganization();
  const { mutateAsync, isPending } = useOpenBilling();

  async function open() {
    try {
      await openInNewTab(async () => (await mutateAsync()).url);
    } catch (error) {
      toastFailure('Failed to open billing', error);
    }
  }

  return (
    <Button {...style} pending={isPending} onClick={open}>
      {!isPending && <ExternalLink aria-hidden="true" />}
      {isPending ? 'Opening...' : organization ? billingLabel(organization) : 'Manage Billing'}
    </Button>
  );
}
