import { CircleCheck, Clock, PencilLine } from 'lucide-react';
import type { Shift } from '#contract/api/shifts';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { useUser } from '../../../data/session';
import { formatLength } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { ShiftClock } from '../clock/ShiftClock';
import { ShiftPlace } from './ShiftPlace';

export function ShiftCard({ shift }: { shift: Shift }) {
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
      {/* Nobody clocks in for a colleague. */}
      {shift.employee_id === employee_id && <ShiftClock shift={shift} />}
    </li>
  );
}
