// Fill: a job that looks for people for what the roster leaves open. Its result is a proposal, until someone accepts it.
import { z } from 'zod';
import { daysBetween } from '#engine/time/dates';
import { endpoint } from '../endpoint';
import { id, instant } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate } from '../time-fields';
import { Undoable } from './roster-window';

export const FILL_STATUSES = [
  'waiting',
  'running',
  'done',
  'cancelled',
  'failed',
  'interrupted',
  'accepted',
] as const;

/** From 0 (doesn't matter) to 3 (matters much). */
const weight = z
  .int()
  .min(0)
  .max(3)
  .meta({ examples: [1] });

export const FillRequest = z
  .strictObject({
    from: calendarDate,
    to: calendarDate,
    /** Empty for all job sites. */
    locationIds: z.array(id('location')).max(LIMITS.fillChoices),
    /** Only people of these shift groups get shifts; empty for everyone. */
    groupIds: z.array(id('shift-group')).max(LIMITS.fillChoices),
    /** Whether drafts may move to someone else, too. Published shifts never do. */
    mayChange: z.enum(['open', 'drafts']),
    /** Whether rules that only warn may be broken. */
    warnings: z.enum(['keep', 'may break']),
    /** Whether people may get more hours than their contract has. */
    hours: z.enum(['keep', 'may exceed']),
    weights: z.strictObject({ wishes: weight, hours: weight, fairness: weight, changes: weight }),
    /** How long to look. */
    seconds: z
      .int()
      .min(1)
      .max(LIMITS.fillSeconds)
      .meta({ examples: [10] }),
    seed: z.int().min(0).max(1_000_000).optional(),
  })
  .refine(({ from, to }) => from <= to, {
    message: "The last day can't be before the first",
    path: ['to'],
  })
  .refine(({ from, to }) => daysBetween(from, to) < LIMITS.fillDays, {
    message: `Fill takes up to ${LIMITS.fillDays} days`,
    path: ['to'],
  });
export type FillRequest = z.infer<typeof FillRequest>;

const times = { date: calendarDate, start_at: instant, end_at: instant };
const person = { employee_id: z.uuid(), employee_name: z.string() };
const place = { location_id: z.uuid(), location_name: z.string(), timezone: z.string() };

const FillShift = z.object({ ...person, ...place, ...times, role_label: z.string().nullable() });
export type FillShift = z.infer<typeof FillShift>;

/** People who are missing, and why nobody can be found. */
const OpenPlace = z.object({
  ...place,
  ...times,
  role_label: z.string().nullable(),
  skill_name: z.string().nullable(),
  places: z.int(),
  below_minimum: z.boolean(),
  /** '12 people hold First aid: 7 have no hours left, 3 are on leave.' */
  why: z.string(),
  /** 'With a shorter rest: Amy Able' */
  remedies: z.array(z.string()),
});
export type OpenPlace = z.infer<typeof OpenPlace>;

const Missing = z.object({ places: z.int(), below_minimum: z.int() });

const Growing = z.object({
  added: z.array(FillShift),
  /** Drafts that would go, with their ids. */
  removed: z.array(FillShift.extend({ id: z.uuid() })),
});
export type Growing = z.infer<typeof Growing>;

const Proposal = Growing.extend({
  open: z.array(OpenPlace),
  before: Missing,
  after: Missing,
  /** Findings of these days for those who can get shifts. */
  findings: z.object({ before: z.int(), after: z.int() }),
  /** Nights, weekends and public holidays of people who had more of them than the median of their group. */
  unfair: z.object({ before: z.int(), after: z.int() }),
  /** Shifts that the search wanted and a rule refused. */
  refused: z.int(),
  /** People who get other hours, in minutes. */
  hours: z.array(z.object({ ...person, before: z.int(), after: z.int() })),
});
export type FillProposal = z.infer<typeof Proposal>;

const Fill = z.object({
  id: z.uuid(),
  from: calendarDate,
  to: calendarDate,
  status: z.enum(FILL_STATUSES),
  /** What was asked for. */
  request: FillRequest,
  seconds: z.int(),
  /** Seconds since it began to look. */
  elapsed: z.int(),
  /** How many places the best roster so far leaves open; null until there is one. */
  open: z.int().nullable(),
  /** Why it failed, where that is known: it needed too much memory. */
  problem: z.enum(['memory']).nullable(),
  /** While it looks: what the best roster so far would change, up to a number of shifts. Nothing in it breaks a rule. */
  growing: Growing.nullable(),
  proposal: Proposal.nullable(),
});
export type Fill = z.infer<typeof Fill>;

const Path = z.object({ id: id('fill') });

export const startFill = endpoint({
  method: 'POST',
  path: '/api/fill',
  summary: 'Look for people for what the roster leaves open. The result is a proposal',
  right: 'edit roster',
  body: FillRequest,
  response: Fill,
  status: 201,
});

export const getFill = endpoint({
  method: 'GET',
  path: '/api/fill/{id}',
  summary: 'How far your fill is, and its proposal. Kept for a day',
  right: 'edit roster',
  params: Path,
  response: Fill,
});

export const cancelFill = endpoint({
  method: 'POST',
  path: '/api/fill/{id}/cancel',
  summary: 'Stop your fill',
  right: 'edit roster',
  params: Path,
  response: Fill,
});

export const acceptFill = endpoint({
  method: 'POST',
  path: '/api/fill/{id}/accept',
  summary: 'Save your proposal as drafts: all of it, or some people or some days',
  right: 'edit roster',
  params: Path,
  body: z.strictObject({
    employeeIds: z.array(id('employee')).max(LIMITS.rosterRows).optional(),
    dates: z.array(calendarDate).max(LIMITS.windowDays).optional(),
  }),
  response: Undoable.extend({ shifts: z.int(), removed: z.int() }),
});
