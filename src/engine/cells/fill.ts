// Fills many days with the shifts of one day, or with one new shift (E9).
import { shiftInterval } from '../time/shift-interval';
import { intervalIn, readingsOf } from './cell';
import { type Day, daysOf, type Fill, type NewShifts } from './change';
import { type Draft, inTheWayOf, type Placed, putIn, standingOn } from './draft';
import { copyOf, withoutOverlaps } from './transfer';

export function applyFill(draft: Draft, { sources }: Fill): void {
  const copies = sources.flatMap((source) => {
    const shifts = standingOn(draft, source.employeeId, source.date).map((standing) => ({
      shift: copyOf(standing),
      zone: draft.zoneOf(standing.shift.site),
    }));
    return daysOf(source.cells)
      .filter(({ employeeId, date }) => employeeId !== source.employeeId || date !== source.date)
      .flatMap((day) =>
        shifts.flatMap(({ shift, zone }): Placed[] => {
          const interval = intervalIn(day.date, shift, zone);
          if (!interval) return [];
          return [{ ...day, shift: { ...shift, ...readingsOf(interval, zone) }, interval }];
        }),
      );
  });
  putWhereFree(draft, copies);
}

export function applyNewShifts(draft: Draft, { cells, ...input }: NewShifts): void {
  const zone = draft.zoneOf(input.locationId);
  const { locationId: site, startTime, endTime, published = false } = input;
  const shifts = daysOf(cells).flatMap((day): Placed[] => {
    const times = shiftInterval({ date: day.date, startTime, endTime, zone });
    if (!times.ok) return [];
    const shift = { ...readingsOf(times.interval, zone), site, published, auto: false, code: null };
    return [{ ...day, shift, interval: times.interval }];
  });
  putWhereFree(draft, shifts);
}

function putWhereFree(draft: Draft, wanted: Placed[]): void {
  const free = wanted.filter(
    (placed) => isFree(draft, placed) && !inTheWayOf(draft, placed).length,
  );
  for (const placed of withoutOverlaps(free)) putIn(draft, placed);
}

/** A shift under a status would be work that nobody does. */
function isFree(draft: Draft, { employeeId, date }: Day): boolean {
  return draft.read(employeeId, date)?.status === null;
}
