import { useId } from 'react';
import type { OwnedOrganization } from '#contract/api/admin-organizations';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '#contract/subscription';
import { subscriptionText } from '../../../components/subscription-text';
import { Button } from '../../../ui/Button';
import { Label } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { useStatusChange } from '../use-status-change';

type StatusFormProps = {
  organization: OwnedOrganization;
  /** The chosen status, not saved yet. */
  status: SubscriptionStatus;
  onChoose: (status: SubscriptionStatus) => void;
  onSaved: (organization: OwnedOrganization) => void;
};

const OPTIONS = SUBSCRIPTION_STATUSES.map((value) => ({
  value,
  label: subscriptionText(value).short,
}));

/** Only super admins see this. */
export function StatusForm({ organization, status, onChoose, onSaved }: StatusFormProps) {
  const id = useId();
  const { subscription_status } = organization;
  const { change, pending } = useStatusChange(organization.id);

  async function save() {
    const updated = await change(status);
    if (!updated) return;
    onSaved(updated);
    // The Save button had the focus, and is disabled once nothing is left to save.
    document.getElementById(id)?.focus();
  }

  return (
    <section className="flex flex-col gap-1.5">
      <Label htmlFor={id}>Set the status</Label>
      <div className="flex flex-wrap gap-2">
        <Select
          id={id}
          aria-describedby={`${id}-note`}
          options={OPTIONS}
          value={status}
          onValueChange={onChoose}
          className="w-auto min-w-44 flex-1 sm:h-9 sm:flex-none sm:text-sm"
        />
        <Button pending={pending} disabled={status === subscription_status} onClick={save}>
          {pending ? 'Saving...' : 'Save'}
        </Button>
      </div>
      <p id={`${id}-note`} className="text-sm text-muted">
        This will update the local status only. It doesn't tell the payment provider, and the
        provider's next update replaces it.
      </p>
    </section>
  );
}
