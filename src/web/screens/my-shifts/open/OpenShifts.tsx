import { useId } from 'react';
import type { OfferedShift } from '#contract/api/open-shifts';
import { counted } from '#engine/counted';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { useGiveShiftBack, useOfferedShifts, useTakeShift } from '../../../data/open-shifts';
import { useZone } from '../../../data/session';
import { formatShortDay, formatTime } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';
import { cn } from '../../../ui/cn';

/** Shifts that one may take. Without any there is nothing to see. */
export function OpenShifts() {
  const id = useId();
  const { data = [] } = useOfferedShifts();
  if (data.length === 0) return null;
  return (
    <Card aria-labelledby={id} className="pb-1 print:hidden">
      <CardHeader className="pb-3">
        <CardTitle id={id}>Open shifts</CardTitle>
      </CardHeader>
      <ul aria-labelledby={id} className="divide-y divide-line border-t border-line">
        {data.map((shift) => (
          <li
            key={shift.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 sm:px-5 sm:text-sm"
          >
            <div className={cn('min-w-0 wrap-anywhere', shift.obstacle && 'text-muted')}>
              <p className="font-medium">
                {`${formatShortDay(shift.date)}, `}
                <ShiftTimes shift={shift} />
              </p>
              <p className="text-muted">
                {[shift.location_name, shift.role_label, placesText(shift)]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              {shift.skills.length > 0 && (
                <p className="text-muted">
                  {`Needs ${shift.skills.map(({ name }) => name).join(', ')}`}
                </p>
              )}
              {shift.notes && <p className="text-muted whitespace-pre-wrap">{shift.notes}</p>}
              {shift.obstacle && <p>{shift.obstacle}.</p>}
            </div>
            {shift.obstacle === null && <Deed shift={shift} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Deed({ shift }: { shift: OfferedShift }) {
  const take = useTakeShift();
  const giveBack = useGiveShiftBack();
  const zone = useZone();
  if (shift.take_back_until !== null) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-muted">Yours</p>
        <Button pending={giveBack.isPending} onClick={() => giveBack.mutate(shift)}>
          {`Give back until ${formatTime(shift.take_back_until, zone)}`}
        </Button>
      </div>
    );
  }
  if (shift.asked) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-muted">You asked. A manager picks.</p>
        <Button pending={giveBack.isPending} onClick={() => giveBack.mutate(shift)}>
          Don't ask any more
        </Button>
      </div>
    );
  }
  return (
    <Button variant="primary" pending={take.isPending} onClick={() => take.mutate(shift)}>
      {shift.claims === 'manager' ? 'Ask for this shift' : 'Take shift'}
    </Button>
  );
}

function placesText({ places_left, take_back_until }: OfferedShift): string {
  return take_back_until === null ? `${counted(places_left, 'person', 'people')} needed` : '';
}
