// The kinds of leave, and the days on which leave is limited.
import { z } from 'zod';
import { DAY_STATUSES } from '#engine/cells/cell';
import { endpoint } from '../endpoint';
import { id, nameText } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate } from '../time-fields';

const typeName = nameText(LIMITS.leaveNameLength, 'Enter a name').meta({
  examples: ['Annual leave'],
});

const LeaveTypeValues = z.strictObject({
  name: typeName,
  paid: z.boolean(),
  /** Whether people have so many hours of it. */
  has_balance: z.boolean(),
  /** How many ordinary weeks a year of work earns, where there is a balance; null: only what is entered. */
  accrual_weeks: z.number().gt(0).max(52).nullable(),
  /** Evidence is asked for when it lasts longer than so many days; null: never. */
  evidence_after_days: z.int().min(0).max(365).nullable(),
  /** What whole days of it show on the roster. */
  day_status: z.enum(DAY_STATUSES),
  /** False: approved straight away, such as sickness. */
  needs_approval: z.boolean(),
  /** Nobody can ask for one that isn't in use. */
  in_use: z.boolean().meta({ examples: [true] }),
});

export const LeaveType = LeaveTypeValues.extend({ id: z.uuid(), name: z.string() });
export type LeaveType = z.infer<typeof LeaveType>;

export const LeaveTypeInput = LeaveTypeValues.extend({
  /** Left out for a new one. */
  id: id('leave-type').optional(),
});
export type LeaveTypeInput = z.infer<typeof LeaveTypeInput>;

const BlackoutValues = z.strictObject({
  name: nameText(LIMITS.leaveNameLength, 'Enter a name').meta({ examples: ['Christmas rush'] }),
  first_date: calendarDate,
  last_date: calendarDate.meta({ examples: ['2027-03-12'] }),
  /** Warn: people can still ask. Block: they can't, except where leave needs no approval. */
  severity: z.enum(['warn', 'block']),
});

export const Blackout = BlackoutValues.extend({ id: z.uuid(), name: z.string() });
export type Blackout = z.infer<typeof Blackout>;

export const BlackoutInput = BlackoutValues.refine(
  ({ first_date, last_date }) => first_date <= last_date,
  { message: 'Must not be before the first day', path: ['last_date'] },
);

const tag = z
  .string()
  .regex(/^[\w-]{22}$/)
  .meta({ examples: ['AAAAAAAAAAAAAAAAAAAAAA'] });

const LeaveSettings = z.object({
  types: z.array(LeaveType),
  blackouts: z.array(Blackout),
  /** Sent back when saving, so that nobody saves over someone else's change. */
  tag,
});
export type LeaveSettings = z.infer<typeof LeaveSettings>;

export const listLeaveTypes = endpoint({
  method: 'GET',
  path: '/api/leave-types',
  summary: 'The kinds of leave, and the days on which leave is limited',
  right: 'make requests',
  response: LeaveSettings,
});

export const saveLeaveTypes = endpoint({
  method: 'PUT',
  path: '/api/leave-types',
  summary:
    'Change the kinds of leave and the days on which leave is limited. Those left out are deleted, if nobody had any',
  right: 'edit rules',
  body: z.strictObject({
    types: z.array(LeaveTypeInput).min(1, 'Keep at least one kind').max(LIMITS.leaveTypes),
    blackouts: z.array(BlackoutInput).max(LIMITS.blackouts),
    /** What the form showed. */
    seen: z.strictObject({ tag }).optional(),
  }),
  response: LeaveSettings,
});
