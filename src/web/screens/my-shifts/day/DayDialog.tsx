import type { CalendarDate } from '#engine/time/kinds';
import { formatLongDay } from '../../../platform/formats';
import { Dialog } from '../../../ui/Dialog';
import type { MonthDay } from '../month/month-days';
import { ShiftCard } from './ShiftCard';

type DayDialogProps = {
  date: CalendarDate;
  /** As it is now: it may change while the dialog is open. */
  day: MonthDay | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function DayDialog({ date, day, open, onOpenChange }: DayDialogProps) {
  const shifts = day?.shifts ?? [];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Shifts for ${formatLongDay(date)}`}
      description="View shift details and clock in to start working"
    >
      {shifts.length === 0 && <p role="status">There are no shifts on this day any more.</p>}
      <ul aria-label="Shifts" className="flex flex-col gap-3">
        {shifts.map((shift) => (
          <ShiftCard key={shift.id} shift={shift} />
        ))}
      </ul>
    </Dialog>
  );
}
