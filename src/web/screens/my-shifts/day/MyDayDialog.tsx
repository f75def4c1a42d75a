import { CircleCheck, Clock, MapPin, PencilLine } from 'lucide-react';
import type { Shift } from '#contract/api/shifts';
import type { CalendarDate } from '#engine/time/kinds';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { usePlaces } from '../../../data/locations';
import { useUser } from '../../../data/session';
import { useOwnShifts } from '../../../data/shift-answers';
import { formatLength, formatLongDay } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { Dialog } from '../../../ui/Dialog';
import { AnswerShift } from '../answers/AnswerShift';
import { OwnOffer } from '../ask/OwnOffer';
import { ShiftClock } from '../clock/ShiftClock';
import type { MonthDay } from '../month/month-days';
import { addressLines } from './address-lines';

type MyDayDialogProps = {
  date: CalendarDate;
  /** The day as it is now: it may change while the dialog is open. */
  day: MonthDay | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function MyDayDialog({ date, day, open, onOpenChange }: MyDayDialogProps) {
  const shifts = day?.shifts ?? [];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Shifts for ${formatLongDay(date)}`}
      description="View shift details and clock in to start working"
    >
      {shifts.length === 0 && <p role="status">This day has no shifts any more.</p>}
      <ul aria-label="Shifts" className="flex flex-col gap-3">
        {shifts.map((shift) => (
          <MyShiftCard key={shift.id} shift={shift} away={day?.status !== undefined} />
        ))}
      </ul>
    </Dialog>
  );
}

function MyShiftCard({ shift, away }: { shift: Shift; away: boolean }) {
  const { employee_id } = useUser();
  const { published } = shift;
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="flex items-center gap-2 text-lg font-semibold">
          <Clock aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
          <ShiftTimes shift={shift} />
        </h3>
        <Badge tone={published ? 'brand' : 'warn'}>
          {published ? <CircleCheck aria-hidden="true" /> : <PencilLine aria-hidden="true" />}
          {published ? 'Published' : 'Draft'}
        </Badge>
      </div>
      <ShiftPlace shift={shift} />
      <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-base sm:text-sm [&_dt]:text-muted">
        <dt>Duration</dt>
        <dd className="tabular-nums">{formatLength(shift)}</dd>
        {shift.role_label && (
          <>
            <dt>Role</dt>
            <dd className="wrap-anywhere">{shift.role_label}</dd>
          </>
        )}
        {shift.notes && (
          <>
            <dt>Notes</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{shift.notes}</dd>
          </>
        )}
      </dl>
      {/* People clock in for themselves, never for a colleague. */}
      {shift.employee_id === employee_id && <ShiftClock shift={shift} />}
      <OwnAnswer id={shift.id} />
      <OwnOffer shift={shift} away={away} />
    </li>
  );
}

/** Nothing for a colleague's shift, a draft, or one that has started. */
function OwnAnswer({ id }: { id: string }) {
  const shift = useOwnShifts().data?.find((own) => own.id === id);
  return shift ? <AnswerShift shift={shift} /> : null;
}

function ShiftPlace({ shift }: { shift: Shift }) {
  const { data: places } = usePlaces();
  const place = places?.find(({ id }) => id === shift.location_id);
  return (
    <div className="flex gap-2">
      <MapPin aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{shift.location_name}</p>
        {place && (
          <address className="text-base text-muted not-italic sm:text-sm">
            {addressLines(place).map((line) => (
              <span key={line} className="block wrap-anywhere">
                {line}
              </span>
            ))}
          </address>
        )}
      </div>
    </div>
  );
}
