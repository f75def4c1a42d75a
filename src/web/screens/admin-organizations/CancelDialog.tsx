import { useRef } from 'react';
import type { OwnedOrganization } from '#contract/api/admin-organizations';
import { AfterClose } from '../../components/AfterClose';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { focusOrganization } from './list/focus-organization';
import { useStatusChange } from './use-status-change';

type CancelDialogProps = {
  organization: OwnedOrganization;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function CancelDialog({ organization, open, onOpenChange }: CancelDialogProps) {
  const { id, name } = organization;
  const { change, pending } = useStatusChange(id);
  const done = useRef(false);

  async function cancel() {
    done.current = (await change('canceled')) !== undefined;
    if (done.current) onOpenChange(false);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Cancel ${name}`}
      description="Mark this organization as canceled? This will update the local status only."
      confirmLabel={pending ? 'Saving...' : 'Mark as canceled'}
      cancelLabel="Keep as it is"
      pending={pending}
      onConfirm={cancel}
    >
      <p className="text-base text-muted wrap-anywhere sm:text-sm">
        {name} keeps its roster and its people. The payment provider is not told: to end what is
        charged, open its billing.
      </p>
      {/* The button that asked is gone from a canceled row. */}
      <AfterClose run={() => done.current && focusOrganization(id)} />
    </ConfirmDialog>
  );
}
