// X7: the days on which clocks change, and the teams whose shift is longer or shorter by it.
import type { Slot } from '../generation/slots';
import { DAY_MS, dayNumber, eachDay } from '../time/dates';
import { MINUTE_MS, startOfDate } from '../time/instants';
import type { CalendarDate, Minutes, Zone } from '../time/kinds';
import { offsetAt, offsetsOf } from '../time/zone-offsets';

export interface ClockChange {
  date: CalendarDate;
  /** How far the clocks go forward; less than 0 when they go back. */
  minutes: number;
  /** Those who work at that time, with how long they really work. */
  teams: { team: number; code: string; minutes: number }[];
}

interface Days {
  from: CalendarDate;
  to: CalendarDate;
  zone: Zone;
  codes: Readonly<Record<string, { duration: Minutes }>>;
}

export function clockChanges(
  slotsOfTeam: readonly (readonly Slot[])[],
  { from, to, zone, codes }: Days,
): ClockChange[] {
  const offsets = offsetsOf(zone);
  return eachDay(from, to).flatMap((date): ClockChange[] => {
    const start = startOfDate(date, zone);
    const before = offsetAt(offsets, start);
    // The end of the day by the clock that held at its start, so a change within it always lies before.
    const end = (dayNumber(date) + 1) * DAY_MS - before;
    const after = offsetAt(offsets, end);
    if (before === after) return [];
    const minutes = (slot: Slot) => (slot.end - slot.start) / MINUTE_MS;
    const isChanged = (slot: Slot) =>
      slot.start < end && slot.end > start && minutes(slot) !== codes[slot.code]?.duration;
    return [
      {
        date,
        minutes: (after - before) / MINUTE_MS,
        teams: slotsOfTeam.flatMap((slots, team) =>
          slots
            .filter(isChanged)
            .map((slot) => ({ team, code: slot.code, minutes: minutes(slot) })),
        ),
      },
    ];
  });
}
