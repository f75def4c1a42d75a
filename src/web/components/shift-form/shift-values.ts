// The values of a shift form: how they are filled in, sent and described. They are checked in a file of their own, so
// that the roster opens without the code that checks.
import type { createShift, Shift, updateShift } from '#contract/api/shifts';
import type { BodyInput } from '#contract/endpoint';
import { addDays } from '#engine/time/dates';
import { instantOf, wallClockAt } from '#engine/time/instants';
import type { WallTime, Zone } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';
import { shiftInterval } from '#engine/time/shift-interval';
import { readTime } from '#engine/time/typed-time';
import {
  foreignZoneName,
  formatLength,
  formatShortDay,
  instantOfText,
  zoneInWords,
} from '../../platform/formats';
import { serverNow } from '../../platform/server-time';
import type { EnteredShift, ShiftValues } from './shift-schema';

const NOON = '12:00' as WallTime;

export function newShift(
  shift: Pick<ShiftValues, 'employeeId' | 'date' | 'locationId' | 'startTime' | 'endTime'>,
): ShiftValues {
  return {
    ...shift,
    roleLabel: '',
    notes: '',
    published: false,
    overwrite: false,
  };
}

export function valuesOf(shift: Shift): ShiftValues {
  return {
    employeeId: shift.employee_id,
    locationId: shift.location_id,
    date: shift.date,
    startTime: clock(shift.start_at, shift.timezone),
    endTime: clock(shift.end_at, shift.timezone),
    roleLabel: shift.role_label ?? '',
    notes: shift.notes ?? '',
    published: shift.published,
    overwrite: false,
  };
}

export function creationOf({
  roleLabel,
  notes,
  ...shift
}: EnteredShift): BodyInput<typeof createShift> {
  return { ...shift, ...(roleLabel && { roleLabel }), ...(notes && { notes }) };
}

type Changes = BodyInput<typeof updateShift>;

/** Sends only what differs, so that nothing else is overwritten. Undefined when nothing differs. */
export function changesTo(shift: Shift, entered: EnteredShift): Changes | undefined {
  const before = valuesOf(shift);
  const { employeeId, locationId, date, startTime, endTime, published, overwrite } = entered;
  const differs = (name: keyof ShiftValues) => before[name] !== entered[name];
  // Site and times go together: the same times at another site are other instants.
  const moved = ['locationId', 'date', 'startTime', 'endTime'] as const;
  const changes: Changes = {
    ...(differs('employeeId') && { employeeId }),
    ...(moved.some(differs) && { locationId, date, startTime, endTime }),
    ...(differs('roleLabel') && { roleLabel: entered.roleLabel || null }),
    ...(differs('notes') && { notes: entered.notes || null }),
    ...(differs('published') && { published }),
  };
  if (Object.keys(changes).length === 0) return undefined;
  return { ...changes, version: shift.version, ...(overwrite && { overwrite }) };
}

function clock(at: string, zone: string): string {
  return wallClockAt(instantOfText(at), zone as Zone).time;
}

type TypedStart = Pick<ShiftValues, 'date' | 'startTime'>;
type TypedTimes = TypedStart & Pick<ShiftValues, 'endTime'>;

/** Says what becomes of a start that the clocks skip; else undefined. */
export function startText(typed: TypedStart, timezone: string | undefined): string | undefined {
  const date = parseCalendarDate(typed.date);
  const startTime = readTime(typed.startTime);
  if (!date || !startTime || !timezone) return undefined;
  const zone = timezone as Zone;
  const { time } = wallClockAt(instantOf(date, startTime, zone), zone);
  if (time === startTime) return undefined;
  return `The clocks skip ${startTime} on ${formatShortDay(date)}, so the shift starts at ${time}`;
}

/** 'Times are Adelaide time, ACDT', the zone as it is when the shift starts, for viewers elsewhere. */
export function zoneText(typed: TypedStart, timezone: string): string | undefined {
  const date = parseCalendarDate(typed.date);
  const startTime = readTime(typed.startTime) ?? NOON;
  const start = date ? instantOf(date, startTime, timezone as Zone) : serverNow();
  const at = new Date(start).toISOString();
  return foreignZoneName(timezone, at) && `Times are ${zoneInWords(timezone, at)}`;
}

/** '8 h', or 'ends on Thu 11 Mar, 9 h (clocks go back)'. */
export function endText(typed: TypedTimes, timezone: string | undefined): string | undefined {
  const date = parseCalendarDate(typed.date);
  const startTime = readTime(typed.startTime);
  const endTime = readTime(typed.endTime);
  if (!date || !startTime || !endTime || !timezone) return undefined;
  const shift = shiftInterval({ date, startTime, endTime, zone: timezone as Zone });
  if (!shift.ok) return undefined;
  const length = formatLength({
    start_at: new Date(shift.interval.start).toISOString(),
    end_at: new Date(shift.interval.end).toISOString(),
    timezone,
  });
  return endTime > startTime ? length : `ends on ${formatShortDay(addDays(date, 1))}, ${length}`;
}
