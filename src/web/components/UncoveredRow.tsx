import { ArrowRightLeft, Search } from 'lucide-react';
import { useState } from 'react';
import type { UncoveredShift } from '#contract/api/shifts';
import { can } from '#contract/rights';
import { useUser } from '../data/session';
import { formatRange, formatShortDay } from '../platform/formats';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { cn } from '../ui/cn';
import { DAY_STATUS_TEXT } from './day-status-text';
import { OfferOpenButton } from './OfferOpenButton';
import { RepairList } from './RepairList';
import { ShiftTimes } from './ShiftTimes';

type UncoveredRowProps = {
  shift: UncoveredShift;
  /** Where there is a form to move it by hand. */
  onMove?: (() => void) | undefined;
  className?: string;
};

/** A shift whose person is away, and the ways to cover it. */
export function UncoveredRow({ shift, onMove, className }: UncoveredRowProps) {
  const [looking, setLooking] = useState(false);
  const mayRepair = can(useUser(), 'edit roster');
  return (
    <article
      aria-label={`${shift.employee_name}, ${formatShortDay(shift.date)}, ${formatRange(shift)}`}
      className={cn('flex flex-wrap items-center gap-x-4 gap-y-2', className)}
    >
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 sm:text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">
            {formatShortDay(shift.date)}, <ShiftTimes shift={shift} />
          </span>
          {!shift.published && <Badge tone="warn">Draft</Badge>}
        </p>
        <p className="wrap-anywhere">
          {shift.location_name}
          {shift.role_label && <span className="text-muted">, {shift.role_label}</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-muted wrap-anywhere">
          {shift.employee_name}
          <Badge tone={shift.status === 'off' ? 'danger' : 'neutral'}>
            {DAY_STATUS_TEXT[shift.status]}
          </Badge>
        </p>
      </div>
      <OfferOpenButton shift={shift} />
      <div className="flex flex-wrap gap-2">
        {mayRepair && (
          <Button size="sm" aria-expanded={looking} onClick={() => setLooking(!looking)}>
            <Search aria-hidden="true" />
            Find someone
          </Button>
        )}
        {onMove && (
          <Button size="sm" onClick={onMove}>
            <ArrowRightLeft aria-hidden="true" />
            Move to...
          </Button>
        )}
      </div>
      {looking && (
        <div className="basis-full">
          <RepairList shiftId={shift.id} onDone={() => setLooking(false)} />
        </div>
      )}
    </article>
  );
}
