import { X } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { DayStatus } from '#contract/api/day-statuses';
import type { Employee } from '#contract/api/employees';
import { can } from '#contract/rights';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { DAY_STATUS_TEXT } from '../../../components/day-status-text';
import { FindingsAlert } from '../../../components/FindingsAlert';
import { ReloadAlert } from '../../../components/ReloadAlert';
import { FieldsLoading } from '../../../components/shift-form/FieldsLoading';
import { useDayStatuses } from '../../../data/day-statuses';
import { usePendingRosterChanges, useRosterChange } from '../../../data/roster-changes';
import { useFindings } from '../../../data/rules';
import { useUser } from '../../../data/session';
import { useShifts } from '../../../data/shifts';
import { formatDay } from '../../../platform/formats';
import { cn } from '../../../ui/cn';
import { Dialog } from '../../../ui/Dialog';
import { IconButton } from '../../../ui/IconButton';
import { Skeleton } from '../../../ui/Skeleton';
import { CellActions } from './CellActions';
import { CellClocked } from './CellClocked';
import { CellShifts } from './CellShifts';
import { type Day, withChanges } from './cell-changes';
import { AddShiftForm, preloadForms } from './lazy-forms';
import { DirtyForms } from './ShiftFormBox';

type CellDialogProps = {
  employee: Pick<Employee, 'id' | 'name'>;
  date: CalendarDate;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function CellDialog({ employee, date, open, onOpenChange }: CellDialogProps) {
  const [dirtyForms, setDirtyForms] = useState(0);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${employee.name}, ${formatDay(date)}`}
      dirty={dirtyForms > 0}
    >
      <DirtyForms value={setDirtyForms}>
        <CellDay employeeId={employee.id} date={date} />
      </DirtyForms>
    </Dialog>
  );
}

/** A part of its own, so that a closed dialog reads nothing. */
function CellDay({ employeeId, date }: { employeeId: string; date: CalendarDate }) {
  const manages = can(useUser(), 'edit roster');
  const { cell, known, isBusy, failed, failure } = useCell(employeeId, date);
  const [adding, setAdding] = useState(false);
  const day = { employeeId, date };

  useEffect(() => {
    if (manages) preloadForms();
  }, [manages]);

  if (!cell && failed.length > 0) {
    return (
      <ReloadAlert title={failure} queries={failed}>
        We couldn't load this day. Try again in a moment.
      </ReloadAlert>
    );
  }
  if (!cell) return <CellLoading />;
  return (
    <div className="flex flex-col gap-5">
      {cell.status && <StatusLine day={day} status={cell.status} removable={manages} />}
      {manages && <DayFindings employeeId={employeeId} date={date} />}
      <CellShifts cell={cell} known={known} isBusy={isBusy} />
      {manages && <CellClocked employeeId={employeeId} date={date} />}
      {manages && (
        <CellActions day={day} cell={cell} adding={adding} onAdd={() => setAdding(true)} />
      )}
      {manages && adding && (
        <Suspense fallback={<FieldsLoading />}>
          <AddShiftForm day={day} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Notes are listed under Checks only. */
function DayFindings({ employeeId, date }: { employeeId: string; date: CalendarDate }) {
  const { data } = useFindings({ from: date, to: date }, { employeeId });
  const findings = (data?.findings ?? []).filter(({ severity }) => severity !== 'note');
  return <FindingsAlert findings={findings} />;
}

function CellLoading() {
  return (
    <div className="flex flex-col gap-5">
      <p className="sr-only">Loading shifts...</p>
      <Skeleton className="h-24 rounded-lg" />
      <div className="flex flex-col gap-2">
        <Skeleton className="w-28" />
        <Skeleton className="h-11 sm:h-9" />
      </div>
    </div>
  );
}

const STATUS_TINTS = {
  off: 'bg-off',
  sick: 'bg-sick',
  holiday: 'bg-holiday',
  unavailable: 'bg-sick',
};

type StatusLineProps = { day: Day; status: DayStatus['status']; removable: boolean };

function StatusLine({ day, status, removable }: StatusLineProps) {
  const { mutate } = useRosterChange();
  return (
    <div className="flex items-center gap-2 text-base sm:text-sm">
      <span className="text-muted">Day status</span>
      <span
        className={cn(
          'inline-flex min-h-8 items-center rounded-md pl-3 font-medium',
          removable ? 'pr-0.5' : 'pr-3',
          STATUS_TINTS[status],
        )}
      >
        {DAY_STATUS_TEXT[status]}
        {removable && (
          <IconButton
            label="Remove status"
            size="sm"
            onClick={() => mutate({ type: 'remove-status', ...day })}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </div>
  );
}

/** The day of an employee, with the changes under way. */
function useCell(employeeId: string, date: CalendarDate) {
  // A site may be up to 14 hours ahead of UTC or 12 behind, and the date is that of the site.
  const shifts = useShifts({
    from: `${addDays(date, -1)}T00:00:00Z`,
    to: `${addDays(date, 2)}T00:00:00Z`,
    employeeId,
  });
  const statuses = useDayStatuses({ from: date, to: date, employeeId });
  const changes = usePendingRosterChanges();
  const status = statuses.data?.[0]?.status;
  const cell =
    shifts.data && statuses.data
      ? withChanges(
          {
            shifts: shifts.data.filter((shift) => shift.date === date),
            status: status ?? null,
          },
          { employeeId, date },
          changes,
        )
      : undefined;
  return {
    cell,
    /** Also those of the days around, where someone may have moved one to. */
    known: shifts.data ?? [],
    isBusy: (shiftId: string) =>
      changes.some((change) => change.type === 'update' && change.shift.id === shiftId),
    failed: [shifts, statuses].filter(({ data, isError }) => !data && isError),
    failure: shifts.data ? 'Failed to fetch day statuses' : 'Failed to fetch shifts',
  };
}
