import { endsNextDay, foreignZoneName, formatRange, type ShiftTime } from '../platform/formats';

/** '22:00–06:00 +1 AEDT'. The zone is shown only to viewers whose own clock shows another time. */
export function ShiftTimes({ shift }: { shift: ShiftTime }) {
  const zone = foreignZoneName(shift.timezone, shift.start_at);
  return (
    <span className="whitespace-nowrap tabular-nums">
      {formatRange(shift)}
      {endsNextDay(shift) && (
        <>
          <sup aria-hidden="true" className="ml-0.5 text-[0.7em] font-normal">
            +1
          </sup>
          <span className="sr-only"> (next day)</span>
        </>
      )}
      {zone && <span className="font-normal"> {zone}</span>}
    </span>
  );
}
