import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import type { Shift } from '#contract/api/shifts';
import { EditShiftForm } from './EditShiftForm';
import { ShiftCard } from './ShiftCard';

type CellShiftsProps = {
  shifts: Shift[];
  known: Shift[];
  isBusy: (shiftId: string) => boolean;
  manages: boolean;
  editing: Shift | undefined;
  onEdit: (shift: Shift | undefined) => void;
  onEntered: (entered: boolean) => void;
};

export function CellShifts(props: CellShiftsProps) {
  const { shifts, known, isBusy, manages, editing, onEdit, onEntered } = props;
  const id = useId();
  // In the same place of the list also when somebody has deleted it: elsewhere, the form would begin anew.
  const gone = editing && !shifts.some(({ id: listed }) => listed === editing.id);
  const rows = gone ? [...shifts, editing] : shifts;
  const form = editing && (
    <EditShiftForm
      shift={editing}
      current={known.find((shift) => shift.id === editing.id)}
      onClose={() => onEdit(undefined)}
      onEntered={onEntered}
    />
  );
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold">
        {shifts.length > 1 ? `${shifts.length} Shifts` : 'Shifts'}
      </h3>
      {shifts.length === 0 && !editing && (
        <p className="flex items-center gap-3 rounded-lg border border-dashed border-line-strong/60 px-4 py-4 text-muted">
          <CalendarPlus aria-hidden="true" className="size-5 shrink-0" />
          No shifts scheduled
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {rows.map((shift) => (
          <li key={shift.id}>
            {shift.id === editing?.id ? (
              form
            ) : (
              <ShiftCard
                shift={shift}
                busy={isBusy(shift.id)}
                manages={manages}
                onEdit={editing ? undefined : () => onEdit(shift)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
