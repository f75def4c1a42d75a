import type { Shift } from '#contract/api/shifts';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { useMinute } from '../../../components/use-now';
import { formatAgo, formatLength, formatRange } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { cn } from '../../../ui/cn';
import { ShiftActions } from './ShiftActions';

type ShiftCardProps = {
  shift: Shift;
  busy: boolean;
  manages: boolean;
  onEdit: (() => void) | undefined;
};

export function ShiftCard({ shift, busy, manages, onEdit }: ShiftCardProps) {
  const now = useMinute();
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
      <div className="flex min-w-0 flex-1 flex-col gap-1 py-2.5 pl-3">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-base font-semibold">
            <ShiftTimes shift={shift} />
          </span>
          <span className="text-sm text-muted tabular-nums">{formatLength(shift)}</span>
          {!shift.published && <Badge tone="warn">Draft</Badge>}
          {shift.template_code && <Badge tone="info">{shift.template_code}</Badge>}
        </p>
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
      </div>
      {manages && <ShiftActions shift={shift} busy={busy} onEdit={onEdit} />}
    </article>
  );
}
