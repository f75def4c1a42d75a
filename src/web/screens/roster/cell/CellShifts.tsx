import { CalendarPlus } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { Shift } from '#contract/api/shifts';
import { can } from '#contract/rights';
import { agree, counted } from '#engine/counted';
import { FieldsLoading } from '../../../components/shift-form/FieldsLoading';
import { useUser } from '../../../data/session';
import { Alert } from '../../../ui/Alert';
import { CellShiftCard } from './CellShiftCard';
import type { Cell } from './cell-changes';
import { EditShiftForm, MoveShiftForm } from './lazy-forms';

type CellShiftsProps = {
  cell: Cell;
  known: Shift[];
  isBusy: (shiftId: string) => boolean;
};

type OpenForm = { shift: Shift; kind: 'edit' | 'move' };

export function CellShifts({ cell, known, isBusy }: CellShiftsProps) {
  const { shifts, status } = cell;
  const id = useId();
  const manages = can(useUser(), 'edit roster');
  const [openForm, setOpenForm] = useState<OpenForm>();
  // A shift that someone deleted keeps its place in the list: elsewhere its form would start over.
  const gone = openForm && !shifts.some(({ id: listed }) => listed === openForm.shift.id);
  const rows = gone ? [...shifts, openForm.shift] : shifts;
  const uncovered = manages && status !== null && shifts.length > 0;

  function form({ shift, kind }: OpenForm) {
    const current = known.find(({ id: other }) => other === shift.id);
    const close = () => setOpenForm(undefined);
    if (kind === 'move') return <MoveShiftForm shift={current ?? shift} onClose={close} />;
    return <EditShiftForm shift={shift} current={current} onClose={close} />;
  }

  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold">
        {shifts.length > 1 ? counted(shifts.length, 'shift') : 'Shifts'}
      </h3>
      {shifts.length === 0 && !openForm && (
        <p className="flex items-center gap-3 rounded-lg border border-dashed border-line-strong/60 px-4 py-4 text-muted">
          <CalendarPlus aria-hidden="true" className="size-5 shrink-0" />
          No shifts scheduled
        </p>
      )}
      {uncovered && (
        <Alert tone="warn">
          {agree(
            shifts.length,
            "This shift isn't covered. Move it to someone else.",
            "These shifts aren't covered. Move them to someone else.",
          )}
        </Alert>
      )}
      <ul className="flex flex-col gap-2">
        {rows.map((shift) => (
          <li key={shift.id}>
            {shift.id === openForm?.shift.id ? (
              <Suspense fallback={<FieldsLoading />}>{form(openForm)}</Suspense>
            ) : (
              <CellShiftCard
                shift={shift}
                busy={isBusy(shift.id)}
                onEdit={openForm ? undefined : () => setOpenForm({ shift, kind: 'edit' })}
                onMove={
                  openForm || !uncovered ? undefined : () => setOpenForm({ shift, kind: 'move' })
                }
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
