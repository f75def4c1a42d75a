import type { Shift } from '#contract/api/shifts';
import { foreignZoneName, formatRange } from '../../../platform/formats';

const SHOWN = 2;

/** When the shifts of a day are, where there is room for it; the zone once for all of them. */
export function DayTimes({ shifts }: { shifts: readonly Shift[] }) {
  const zones = new Set(shifts.map((shift) => foreignZoneName(shift.timezone, shift.start_at)));
  return (
    <span className="block text-xs tabular-nums">
      {shifts.slice(0, SHOWN).map((shift) => (
        <span key={shift.id} className="block truncate">
          {formatRange(shift)}
        </span>
      ))}
      <span className="block truncate">{[...zones].filter(Boolean).join(', ')}</span>
    </span>
  );
}
