import { X } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { DayStatus } from '#contract/api/day-statuses';
import { can } from '#contract/rights';
import type { CalendarDate } from '#engine/time/kinds';
import { FieldsLoading } from '../../../components/shift-form/FieldsLoading';
import { NothingToChoose } from '../../../components/shift-form/NothingToChoose';
import { useDefaultTimes } from '../../../components/shift-form/use-default-times';
import { useLocations } from '../../../data/locations';
import { useRosterChange } from '../../../data/roster-changes';
import { useUser } from '../../../data/session';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { cn } from '../../../ui/cn';
import { IconButton } from '../../../ui/IconButton';
import { Skeleton } from '../../../ui/Skeleton';
import { CellShifts, type Editing } from './CellShifts';
import type { Day } from './cell-changes';
import { fetchForms, NewShiftForm } from './late-forms';
import { QuickActions } from './QuickActions';
import { STATUS_WORDS } from './status-words';
import { useCell } from './use-cell';

type StatusLineProps = { day: Day; status: DayStatus['status']; removable: boolean };

const TINTS = { off: 'bg-off', sick: 'bg-sick', holiday: 'bg-holiday', unavailable: 'bg-sick' };

type CellFailureProps = {
  title: string;
  queries: { isFetching: boolean; refetch: () => unknown }[];
};

type AddShiftFormProps = { day: Day; onClose: () => void; onEntered: (entered: boolean) => void };

type CellDayProps = {
  employeeId: string;
  date: CalendarDate;
  onDirty: (dirty: boolean) => void;
};

/** Inside the dialog and gone with it: a closed one reads nothing. */
export function CellDay({ employeeId, date, onDirty }: CellDayProps) {
  const manages = can(useUser(), 'edit roster');
  const { cell, known, isBusy, failed, failure } = useCell(employeeId, date);
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<Editing>();
  const [addEntered, setAddEntered] = useState(false);
  const [editEntered, setEditEntered] = useState(false);
  const day = { employeeId, date };

  const dirty = (adding && addEntered) || (editing !== undefined && editEntered);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  useEffect(() => {
    if (manages) fetchForms();
  }, [manages]);

  if (!cell && failed.length > 0) return <CellFailure title={failure} queries={failed} />;
  if (!cell) return <CellLoading />;
  return (
    <div className="flex flex-col gap-5">
      {cell.status && <StatusLine day={day} status={cell.status} removable={manages} />}
      <CellShifts
        shifts={cell.shifts}
        known={known}
        isBusy={isBusy}
        manages={manages}
        away={cell.status !== null}
        editing={editing}
        onEdit={setEditing}
        onEntered={setEditEntered}
      />
      {manages && (
        <QuickActions day={day} cell={cell} adding={adding} onAdd={() => setAdding(true)} />
      )}
      {manages && adding && (
        <AddShiftForm day={day} onClose={() => setAdding(false)} onEntered={setAddEntered} />
      )}
    </div>
  );
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

function AddShiftForm(props: AddShiftFormProps) {
  const locations = useLocations();
  const times = useDefaultTimes();
  const [first] = locations.data ?? [];
  if (first && locations.data && times) {
    const site = { locations: locations.data, firstLocationId: first.id };
    return (
      <Suspense fallback={<FieldsLoading />}>
        <NewShiftForm {...props} {...site} times={times} />
      </Suspense>
    );
  }
  if (locations.data?.length === 0) return <NothingToChoose missing="/sites" />;
  if (locations.isError)
    return <CellFailure title="Failed to load job sites" queries={[locations]} />;
  return <FieldsLoading />;
}

function CellFailure({ title, queries }: CellFailureProps) {
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <Button
          size="sm"
          pending={queries.some(({ isFetching }) => isFetching)}
          onClick={() => {
            for (const { refetch } of queries) refetch();
          }}
        >
          Try again
        </Button>
      }
    >
      Nothing is shown until it is known what is planned.
    </Alert>
  );
}

function StatusLine({ day, status, removable }: StatusLineProps) {
  const { mutate } = useRosterChange();
  return (
    <div className="flex items-center gap-2 text-base sm:text-sm">
      <span className="text-muted">Day status</span>
      <span
        className={cn(
          'inline-flex min-h-8 items-center rounded-md pl-3 font-medium',
          removable ? 'pr-0.5' : 'pr-3',
          TINTS[status],
        )}
      >
        {STATUS_WORDS[status]}
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
