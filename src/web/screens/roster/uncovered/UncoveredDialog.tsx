import { ArrowRightLeft, Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { UncoveredShift } from '#contract/api/shifts';
import { can } from '#contract/rights';
import { DAY_STATUS_TEXT } from '../../../components/day-status-text';
import { MakeOpenButton } from '../../../components/MakeOpenButton';
import { RepairList } from '../../../components/RepairList';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { FieldsLoading } from '../../../components/shift-form/FieldsLoading';
import { useUser } from '../../../data/session';
import { formatRange, formatShortDay } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { MoveShiftForm, preloadForms } from '../cell/lazy-forms';
import { DirtyForms } from '../cell/ShiftFormBox';

type UncoveredDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  shifts: UncoveredShift[];
  /** Of all of them; only the next ones are listed. */
  count: number;
};

export function UncoveredDialog({ open, onOpenChange, shifts, count }: UncoveredDialogProps) {
  const [dirtyForms, setDirtyForms] = useState(0);
  const [movingId, setMovingId] = useState<string>();
  const manages = can(useUser(), 'edit roster');
  const more = count - shifts.length;
  useEffect(preloadForms, []);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Uncovered"
      description="These people are away on a day with a shift, so nobody works it. Move each shift to someone else, or make it open for others to take."
      dirty={dirtyForms > 0}
    >
      {count === 0 && <p role="status">Every shift is covered.</p>}
      <DirtyForms value={setDirtyForms}>
        <ul aria-label="Uncovered shifts" className="flex flex-col gap-2">
          {shifts.map((shift) => (
            <li key={shift.id}>
              {shift.id === movingId ? (
                <Suspense fallback={<FieldsLoading />}>
                  <MoveShiftForm shift={shift} onClose={() => setMovingId(undefined)} />
                </Suspense>
              ) : (
                <UncoveredRow
                  shift={shift}
                  onMove={manages && !movingId ? () => setMovingId(shift.id) : undefined}
                />
              )}
            </li>
          ))}
        </ul>
      </DirtyForms>
      {more > 0 && <p className="mt-3 text-muted sm:text-sm">+{more} more</p>}
    </Dialog>
  );
}

type UncoveredRowProps = { shift: UncoveredShift; onMove: (() => void) | undefined };

function UncoveredRow({ shift, onMove }: UncoveredRowProps) {
  const [looking, setLooking] = useState(false);
  return (
    <article
      aria-label={`${shift.employee_name}, ${formatShortDay(shift.date)}, ${formatRange(shift)}`}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-3 py-2.5"
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
      <MakeOpenButton shift={shift} />
      {onMove && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" aria-expanded={looking} onClick={() => setLooking(!looking)}>
            <Search aria-hidden="true" />
            Find someone
          </Button>
          <Button size="sm" onClick={onMove}>
            <ArrowRightLeft aria-hidden="true" />
            Move to...
          </Button>
        </div>
      )}
      {looking && (
        <div className="basis-full">
          <RepairList shiftId={shift.id} onDone={() => setLooking(false)} />
        </div>
      )}
    </article>
  );
}
