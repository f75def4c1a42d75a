import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import type { Shift } from '#contract/api/shifts';
import { useRosterChange } from '../../../data/roster-changes';
import { formatRange } from '../../../platform/formats';
import { IconButton } from '../../../ui/IconButton';

type ShiftActionsProps = {
  shift: Shift;
  /** A change of it is under way: another one would be made from an old version. */
  busy: boolean;
  onEdit: (() => void) | undefined;
};

export function ShiftActions({ shift, busy, onEdit }: ShiftActionsProps) {
  const { mutate } = useRosterChange();
  const range = formatRange(shift);
  const { published, version } = shift;

  function publish() {
    if (!busy) mutate({ type: 'update', shift, body: { published: !published, version } });
  }

  return (
    <div className="-mt-1.5 -mr-2 flex shrink-0">
      {onEdit && (
        <IconButton
          label={`Edit ${range}`}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onEdit();
          }}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={`${published ? 'Unpublish' : 'Publish'} ${range}`} onClick={publish}>
        {published ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
      <IconButton
        label={`Delete ${range}`}
        className="text-danger"
        onClick={() => mutate({ type: 'delete', shift })}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}
