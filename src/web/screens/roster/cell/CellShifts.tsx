import { CalendarPlus } from 'lucide-react';
import { Suspense, useId } from 'react';
import type { Shift } from '#contract/api/shifts';
import { FieldsLoading } from '../../../components/shift-form/FieldsLoading';
import { Alert } from '../../../ui/Alert';
import { EditShiftForm, HandOverForm } from './late-forms';
import { ShiftCard } from './ShiftCard';

export interface Editing {
  shift: Shift;
  /** Only to somebody else, as it is. */
  handOver?: boolean;
}

type CellShiftsProps = {
  shifts: Shift[];
  known: Shift[];
  isBusy: (shiftId: string) => boolean;
  manages: boolean;
  /** The person does not work on this day. */
  away: boolean;
  editing: Editing | undefined;
  onEdit: (editing: Editing | undefined) => void;
  onEntered: (entered: boolean) => void;
};

export function CellShifts(props: CellShiftsProps) {
  const { shifts, known, isBusy, manages, away, editing, onEdit, onEntered } = props;
  const id = useId();
  // In the same place of the list also when somebody has deleted it: elsewhere, the form would begin anew.
  const gone = editing && !shifts.some(({ id: listed }) => listed === editing.shift.id);
  const rows = gone ? [...shifts, editing.shift] : shifts;
  const uncovered = manages && away && shifts.length > 0;

  function form({ shift, handOver }: Editing) {
    const current = known.find(({ id: other }) => other === shift.id);
    const shared = { onClose: () => onEdit(undefined), onEntered };
    if (handOver) return <HandOverForm shift={current ?? shift} {...shared} />;
    return <EditShiftForm shift={shift} current={current} {...shared} />;
  }

  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold">
        {shifts.length > 1 ? `${shifts.length} shifts` : 'Shifts'}
      </h3>
      {shifts.length === 0 && !editing && (
        <p className="flex items-center gap-3 rounded-lg border border-dashed border-line-strong/60 px-4 py-4 text-muted">
          <CalendarPlus aria-hidden="true" className="size-5 shrink-0" />
          No shifts scheduled
        </p>
      )}
      {uncovered && (
        <Alert tone="warn">
          Nobody works {shifts.length > 1 ? 'these shifts' : 'this shift'} until you move{' '}
          {shifts.length > 1 ? 'them' : 'it'} to somebody else.
        </Alert>
      )}
      <ul className="flex flex-col gap-2">
        {rows.map((shift) => (
          <li key={shift.id}>
            {shift.id === editing?.shift.id ? (
              <Suspense fallback={<FieldsLoading />}>{form(editing)}</Suspense>
            ) : (
              <ShiftCard
                shift={shift}
                busy={isBusy(shift.id)}
                manages={manages}
                onEdit={editing ? undefined : () => onEdit({ shift })}
                onHandOver={
                  editing || !uncovered ? undefined : () => onEdit({ shift, handOver: true })
                }
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
