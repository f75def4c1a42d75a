import { ExternalLink } from 'lucide-react';
import { useOpenBilling } from '../data/organization';
import { toastFailure } from '../platform/failure';
import { openInNewTab } from '../platform/open-tab';
import { Button, type ButtonProps } from '../ui/Button';

type BillingButtonProps = Pick<ButtonProps, 'variant' | 'size'> & { label?: string | undefined };

/** Opens the payment provider's page in a new tab. */
export function BillingButton({ label = 'Manage Billing', ...style }: BillingButtonProps) {
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
      {isPending ? 'Opening...' : label}
    </Button>
  );
}
