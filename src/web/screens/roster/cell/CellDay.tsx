import { useEffect, useState } from 'react';
import { can } from '#contract/rights';
import type { CalendarDate } from '#engine/time/kinds';
import { useUser } from '../../../data/session';
import { AddShiftForm } from './AddShiftForm';
import { CellFailure } from './CellFailure';
import { CellLoading } from './CellLoading';
import { CellShifts, type Editing } from './CellShifts';
import { fetchForms } from './late-forms';
import { QuickActions } from './QuickActions';
import { StatusLine } from './StatusLine';
import { useCell } from './use-cell';

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
