// Repairs: someone can't work a shift, and these are the cheapest ways to cover it.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, instant } from '../fields';
import { calendarDate } from '../time-fields';
import { Undoable } from './roster-window';

const Move = z.object({
  shift_id: z.uuid(),
  from_name: z.string(),
  to_employee_id: z.uuid(),
  to_name: z.string(),
  location_name: z.string(),
  timezone: z.string(),
  date: calendarDate,
  start_at: instant,
  end_at: instant,
});

const Repair = z.object({
  /** In the order in which they are made. */
  moves: z.array(Move),
  /** Rules that only warn and that this would break, in words. */
  warnings: z.array(z.string()),
  /** Lower is better; an empty place below a minimum costs 200. */
  price: z.int(),
});
export type Repair = z.infer<typeof Repair>;

export const findRepairs = endpoint({
  method: 'POST',
  path: '/api/roster/repairs',
  summary: 'The three cheapest ways to cover a shift that someone cannot work. Nothing is saved',
  right: 'edit roster',
  body: z.strictObject({ shiftId: id('shift') }),
  response: z.object({
    /** The cheapest first. */
    repairs: z.array(Repair),
    /** '12 people can be asked: 7 work already, 3 are on leave.' */
    why: z.string(),
    /** What it costs to leave the shift open, and what the job site then lacks. */
    open: z.object({ price: z.int(), text: z.string() }),
  }),
});
export type Repairs = z.infer<typeof findRepairs.response>;

export const applyRepair = endpoint({
  method: 'POST',
  path: '/api/roster/repairs/apply',
  summary: 'Give shifts to other people, all or none. Refused where a rule blocks it',
  right: 'edit roster',
  body: z.strictObject({
    moves: z
      .array(z.strictObject({ shiftId: id('shift'), employeeId: id('employee') }))
      .min(1)
      .max(10),
  }),
  response: Undoable.extend({ shifts: z.int() }),
});
