// Day statuses: days on which an employee is off, sick or on holiday.
import { z } from 'zod';
import { DAY_STATUSES } from '#engine/cells/cell';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { calendarDate, dateWindow } from '../time-fields';
import { OnlyOverride, OverrideInput } from './overrides';
import { Undoable } from './roster-window';

export const DayStatus = z.object({
  employee_id: z.uuid(),
  date: calendarDate,
  /** Of a colleague an employee learns only that the day is taken. */
  status: z.enum([...DAY_STATUSES, 'unavailable']),
});
export type DayStatus = z.infer<typeof DayStatus>;

const Path = z.object({ employeeId: id('employee'), date: calendarDate });

export const listDayStatuses = endpoint({
  method: 'GET',
  path: '/api/day-statuses',
  summary: 'List the day statuses from one date to another, both included',
  right: 'see my shifts',
  query: dateWindow.safeExtend({ employeeId: id('employee').optional() }),
  response: z.array(DayStatus),
});

export const setDayStatus = endpoint({
  method: 'POST',
  path: '/api/day-statuses',
  summary: 'Set the status of a day. Its shifts stay',
  right: 'edit roster',
  body: z.strictObject({
    employeeId: id('employee'),
    date: calendarDate,
    status: z.enum(DAY_STATUSES),
    override: OverrideInput.optional(),
  }),
  response: DayStatus.extend(Undoable.shape),
});

export const removeDayStatus = endpoint({
  method: 'DELETE',
  path: '/api/day-statuses/{employeeId}/{date}',
  summary: 'Remove the status of a day',
  right: 'edit roster',
  params: Path,
  body: OnlyOverride,
  response: Undoable,
});

export const clearDay = endpoint({
  method: 'DELETE',
  path: '/api/clear-day/{employeeId}/{date}',
  summary: 'Remove all shifts and the status of a day',
  right: 'edit roster',
  params: Path,
  response: Undoable,
});
