import type { Shift } from '#contract/api/shifts';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { useMinute } from '../../../components/use-now';
import { useShifts } from '../../../data/shifts';
import type { WorstFinding } from '../../../data/worst-finding';
import { formatAgo, formatRange } from '../../../platform/formats';
import { FoundLine } from '../checks/FoundLine';

export interface HintedCell {
  employeeId: string;
  date: CalendarDate;
  box: DOMRect;
  /** What the rules would find if the cut or copied cells were pasted there. */
  found: WorstFinding | undefined;
}

const WIDTH = 256;
const MARGIN = 8;
/** Above the cell when there is less room below. */
const ROOM = 160;

/** Where, who and what of a day: read when someone rests on its cell, and told to screen readers. */
export function CellHint(props: HintedCell & { onLeave: () => void }) {
  const { employeeId, date, box, found, onLeave } = props;
  const { data } = useShifts({
    from: `${addDays(date, -1)}T00:00:00Z`,
    to: `${addDays(date, 2)}T00:00:00Z`,
    employeeId,
  });
  const shifts = data?.filter((shift) => shift.date === date) ?? [];
  const below = innerHeight - box.bottom > ROOM;
  return (
    <div
      role="status"
      onPointerLeave={onLeave}
      className="fixed z-30 print:hidden"
      style={{
        width: WIDTH,
        left: Math.max(MARGIN, Math.min(box.left, innerWidth - WIDTH - MARGIN)),
        // Without a gap, so that the pointer can move onto it.
        ...(below ? { top: box.bottom } : { bottom: innerHeight - box.top }),
      }}
    >
      {(shifts.length > 0 || found) && (
        <div className="flex flex-col gap-2 rounded-lg border border-line bg-raised p-2.5 text-sm shadow-raised">
          {found && (
            // Said when the cell got the focus, half a second ago.
            <div aria-hidden="true">
              <p>Paste here:</p>
              <FoundLine found={found} />
            </div>
          )}
          {shifts.length > 0 && (
            <ul className="flex flex-col gap-2">
              {shifts.map((shift) => (
                <HintedShift key={shift.id} shift={shift} />
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

function HintedShift({ shift }: { shift: Shift }) {
  const now = useMinute();
  return (
    <li className="flex flex-col wrap-anywhere">
      <span className="font-semibold tabular-nums">
        {formatRange(shift)}
        {shift.published ? '' : ', Draft'}
      </span>
      <span>{[shift.location_name, shift.role_label].filter(Boolean).join(', ')}</span>
      {shift.notes && <span className="line-clamp-3 text-muted">{shift.notes}</span>}
      {shift.updated_by_name && (
        <span className="text-xs text-muted">
          Changed by {shift.updated_by_name}, {formatAgo(shift.updated_at, now, shift.timezone)}
        </span>
      )}
    </li>
  );
}
