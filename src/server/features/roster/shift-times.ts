// From clock readings at a site to instants, and back.
import { AppError } from '#contract/errors';
import { MINUTE_MS, readingOf, wallClockAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Minutes, WallTime, Zone } from '#engine/time/kinds';
import { plannedInterval, type ShiftInterval, shiftInterval } from '#engine/time/shift-interval';

const REFUSALS = {
  'same-start-and-end': 'The start and end times must differ.',
  'lost-in-clock-change': "This time doesn't exist on that day, because the clocks go forward.",
};

export interface Readings {
  date: CalendarDate;
  startTime: WallTime;
  endTime: WallTime;
  /** What the clock advances by, which is not how long the shift lasts when the clocks change. */
  duration: Minutes;
}

export interface Instants {
  start_at: string;
  end_at: string;
}

/** What the site's clock shows at the start and at the end. */
export function readingsOf(shift: { start_at: string; end_at: string }, zone: Zone): Readings {
  const start = wallClockAt(Date.parse(shift.start_at) as Instant, zone);
  const end = wallClockAt(Date.parse(shift.end_at) as Instant, zone);
  const clock = readingOf(end.date, end.time) - readingOf(start.date, start.time);
  return {
    date: start.date,
    startTime: start.time,
    endTime: end.time,
    duration: (clock / MINUTE_MS) as Minutes,
  };
}

export function timesByClock(shift: {
  date: CalendarDate;
  startTime: WallTime;
  endTime: WallTime;
  zone: Zone;
}): Instants {
  return accepted(shiftInterval(shift));
}

/** The same clock readings on another day. */
export function timesOnDay(readings: Readings, date: CalendarDate, zone: Zone): Instants {
  const { startTime, duration } = readings;
  return accepted(plannedInterval({ date, startTime, duration, zone }));
}

function accepted(result: ShiftInterval): Instants {
  if (!result.ok) {
    const sentence = REFUSALS[result.reason];
    throw new AppError('invalid_input', {
      sentence,
      fields: [{ field: 'endTime', message: sentence }],
    });
  }
  const { start, end } = result.interval;
  return { start_at: new Date(start).toISOString(), end_at: new Date(end).toISOString() };
}
