import { ArrowRightLeft, Eye, EyeOff, Pencil, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Shift } from '#contract/api/shifts';
import { can } from '#contract/rights';
import { RepairList } from '../../../components/RepairList';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { useMinute } from '../../../components/use-now';
import { useRosterChange } from '../../../data/roster-changes';
import { useUser } from '../../../data/session';
import { formatAgo, formatLength, formatRange } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { cn } from '../../../ui/cn';
import { IconButton } from '../../../ui/IconButton';

type CellShiftCardProps = {
  shift: Shift;
  /** While a change is on its way, another one would start from an old version. */
  busy: boolean;
  onEdit: (() => void) | undefined;
  onMove: (() => void) | undefined;
};

export function CellShiftCard({ shift, busy, onEdit, onMove }: CellShiftCardProps) {
  const now = useMinute();
  const [looking, setLooking] = useState(false);
  const manages = can(useUser(), 'edit roster');
  const auto = shift.source_rule_id !== null || shift.template_code !== null;
  return (
    <article
      aria-label={`${formatRange(shift)}, ${shift.location_name}`}
      className="flex overflow-hidden rounded-lg border border-line bg-surface"
    >
      <span
        aria-hidden="true"
        className={cn(
          'w-2.5 shrink-0',
          auto ? 'bg-auto' : 'bg-manual',
          !shift.published && 'bg-hatch',
        )}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1 px-3 py-2.5">
        <div className="flex items-start gap-2">
          <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-base font-semibold">
              <ShiftTimes shift={shift} />
            </span>
            <span className="text-sm text-muted tabular-nums">{formatLength(shift)}</span>
            {!shift.published && <Badge tone="warn">Draft</Badge>}
            {shift.template_code && <Badge tone="info">{shift.template_code}</Badge>}
          </p>
          {manages && <ShiftButtons shift={shift} busy={busy} onEdit={onEdit} />}
        </div>
        <p className="text-base wrap-anywhere sm:text-sm">
          {shift.location_name}
          {shift.role_label && <span className="text-muted">, {shift.role_label}</span>}
        </p>
        {shift.notes && (
          <p className="text-base whitespace-pre-line text-muted wrap-anywhere sm:text-sm">
            {shift.notes}
          </p>
        )}
        {shift.updated_by_name && (
          <p className="text-xs text-muted">
            Changed by {shift.updated_by_name}, {formatAgo(shift.updated_at, now, shift.timezone)}
          </p>
        )}
        {onMove && (
          <div className="mt-1 flex flex-wrap gap-2">
            <Button size="sm" aria-expanded={looking} onClick={() => setLooking(!looking)}>
              <Search aria-hidden="true" />
              Find someone
            </Button>
            <Button
              size="sm"
              aria-disabled={busy}
              onClick={() => {
                if (!busy) onMove();
              }}
            >
              <ArrowRightLeft aria-hidden="true" />
              Move to...
            </Button>
          </div>
        )}
        {onMove && looking && <RepairList shiftId={shift.id} onDone={() => setLooking(false)} />}
      </div>
    </article>
  );
}

function ShiftButtons({ shift, busy, onEdit }: Omit<CellShiftCardProps, 'onMove'>) {
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
