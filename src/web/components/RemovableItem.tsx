import { useState } from 'react';
import { toastFailure } from '../platform/failure';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { toast } from '../ui/toast-store';

type RemovableItemProps = {
  label: string;
  text: string;
  /** What it is called in the question and when removing fails: 'kiosk'. */
  thing: string;
  /** What people lose. */
  warning: string;
  pending: boolean;
  onRemove: () => Promise<unknown>;
};

/** A named thing in a list, with a button that asks before it removes it. */
export function RemovableItem(props: RemovableItemProps) {
  const { label, text, thing, warning, pending, onRemove } = props;
  const [asking, setAsking] = useState(false);

  async function remove() {
    try {
      await onRemove();
      setAsking(false);
      toast({ title: `Removed ${label}` });
    } catch (error) {
      toastFailure(`Failed to remove the ${thing}`, error);
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{label}</p>
        <p className="text-muted sm:text-sm">{text}</p>
      </div>
      <Button size="sm" aria-label={`Remove ${label}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${label}?`}
        description={warning}
        confirmLabel={`Remove ${thing}`}
        cancelLabel="Keep it"
        pending={pending}
        onConfirm={remove}
      />
    </li>
  );
}
