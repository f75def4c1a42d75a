// Shifts: who works where and when.
import { z } from 'zod';
import { DAY_STATUSES } from '#engine/cells/cell';
import { endpoint } from '../endpoint';
import { id, instant, text } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate, instantWindow, wallTime } from '../time-fields';
import { OverrideInput } from './overrides';
import { Undoable } from './roster-window';

export const Shift = z.object({
  id: z.uuid(),
  org_id: z.uuid(),
  employee_id: z.uuid(),
  employee_name: z.string(),
  location_id: z.uuid(),
  location_name: z.string(),
  /** The zone of the site; start and end are read in it. */
  timezone: z.string(),
  /** The day the shift belongs to: the one on which it starts, at its site. */
  date: calendarDate,
  start_at: instant,
  end_at: instant,
  role_label: z.string().nullable(),
  notes: z.string().nullable(),
  published: z.boolean(),
  source_rule_id: z.uuid().nullable(),
  template_code: z.string().nullable(),
  /** Counts the changes of this shift; a change made from an older one is refused. */
  version: z.int(),
  updated_at: instant,
  /** Null for employees, and for a shift that nobody has changed by hand. */
  updated_by_name: z.string().nullable(),
});
export type Shift = z.infer<typeof Shift>;

const roleLabel = text(LIMITS.nameLength).meta({ examples: ['Registered Nurse'] });
const notes = text(LIMITS.notesLength);

export const ShiftInput = z.strictObject({
  employeeId: id('employee'),
  locationId: id('location'),
  date: calendarDate,
  startTime: wallTime,
  /** At or before the start means the next day. */
  endTime: wallTime.meta({ examples: ['17:00'] }),
  roleLabel: roleLabel.optional(),
  notes: notes.optional(),
  published: z.boolean().default(false),
  /** Replaces the shifts that are in the way. */
  overwrite: z.boolean().default(false),
  override: OverrideInput.optional(),
});

export const ShiftChanges = z.strictObject({
  employeeId: id('employee').optional(),
  locationId: id('location').optional(),
  date: calendarDate.optional(),
  startTime: wallTime.optional(),
  endTime: wallTime.meta({ examples: ['17:00'] }).optional(),
  roleLabel: roleLabel.nullish(),
  notes: notes.nullish(),
  published: z.boolean().optional(),
  overwrite: z.boolean().default(false),
  /** The version that was seen; refused when someone has changed the shift since. */
  version: z.int().optional(),
  override: OverrideInput.optional(),
});

const Path = z.object({ id: id('shift') });

export const listShifts = endpoint({
  method: 'GET',
  path: '/api/shifts',
  summary: 'List every shift that intersects the window. Employees get published shifts only',
  right: 'see my shifts',
  query: instantWindow.safeExtend({
    employeeId: id('employee').optional(),
    /** Only the shifts of this date at their sites. */
    date: calendarDate.optional(),
  }),
  response: z.array(Shift),
});

/** A shift whose person is off, sick or on holiday that day: nobody works it. */
export const UncoveredShift = Shift.extend({ status: z.enum(DAY_STATUSES) });
export type UncoveredShift = z.infer<typeof UncoveredShift>;

export const listUncoveredShifts = endpoint({
  method: 'GET',
  path: '/api/uncovered-shifts',
  summary: `The next ${LIMITS.uncoveredShifts} shifts that nobody covers, because their people are off, sick or on holiday`,
  right: 'see roster',
  response: z.object({
    /** Of all of them, not only of those listed. */
    count: z.int(),
    shifts: z.array(UncoveredShift),
  }),
});

export const createShift = endpoint({
  method: 'POST',
  path: '/api/shifts',
  summary: 'Create a shift, in the time zone of its site',
  right: 'edit roster',
  body: ShiftInput,
  response: Shift.extend(Undoable.shape),
  status: 201,
});

export const updateShift = endpoint({
  method: 'PATCH',
  path: '/api/shifts/{id}',
  summary: 'Change, move or publish a shift. Fields you leave out stay',
  right: 'edit roster',
  params: Path,
  body: ShiftChanges,
  response: Shift.extend(Undoable.shape),
});

export const deleteShift = endpoint({
  method: 'DELETE',
  path: '/api/shifts/{id}',
  summary: 'Delete a shift',
  right: 'edit roster',
  params: Path,
  response: Undoable,
});
