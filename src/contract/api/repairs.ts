// Repairs: someone can't work a shift, and these are the cheapest ways to cover it.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, instant } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate } from '../time-fields';
import { PARTY_ANSWER } from './requests';
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
  /** What else it means for people: wishes, and hours of the week. */
  notes: z.array(z.string()),
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
    /** '2 people are free. 12 people do such shifts: 7 work already, 3 are on leave.' */
    why: z.string(),
    /** What it costs to leave the shift open, and what the job site then lacks. */
    open: z.object({ price: z.int(), text: z.string() }),
    /** Whom `ask` could ask now: nobody about a draft, or while an offer of the shift is open. */
    can_ask: z.array(z.object({ employee_id: z.uuid(), name: z.string() })),
    /** Whom a manager has asked, as long as that is open. */
    asked: z.array(z.object({ name: z.string(), answer: PARTY_ANSWER })),
  }),
});
export type Repairs = z.infer<typeof findRepairs.response>;

export const askForCover = endpoint({
  method: 'POST',
  path: '/api/roster/repairs/ask',
  summary:
    'Ask colleagues whether they can work a shift that its person cannot. The first who accepts works it',
  right: 'edit roster',
  body: z.strictObject({
    shiftId: id('shift'),
    employeeIds: z.array(id('employee')).min(1).max(LIMITS.requestChoices),
  }),
  response: z.object({ asked: z.int() }),
});

export const withdrawAsk = endpoint({
  method: 'POST',
  path: '/api/roster/repairs/withdraw',
  summary: 'Stop asking colleagues about a shift. Those who have not answered are told',
  right: 'edit roster',
  body: z.strictObject({ shiftId: id('shift') }),
  response: z.object({ told: z.int() }),
});

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
