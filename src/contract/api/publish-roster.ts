// Publishing as a deed of its own: the drafts of some days, job sites and shift groups, looked at first.
import { z } from 'zod';
import { formatCount } from '#engine/counted';
import { LIGHTS } from '#engine/cover/light';
import { daysBetween } from '#engine/time/dates';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate, wallTime } from '../time-fields';
import { OverrideInput } from './overrides';
import { Undoable } from './roster-window';
import { FindingCount, RosterFinding } from './rules';

/** A site with drafts that asks for someone. */
const PublishedCover = z.object({
  location_id: z.uuid(),
  name: z.string(),
  /** A letter a day (engine/cover/light.ts): the light of the published shifts now, and once these are published. */
  days: z.string(),
  /** Days that stay too short, the worst first: the first ones of `gapCount`. */
  gaps: z.array(
    z.object({
      date: calendarDate,
      /** The start of the worst half-hour. */
      startTime: wallTime,
      light: z.enum(LIGHTS),
      by: z.int(),
    }),
  ),
  gapCount: z.int(),
});
export type PublishedCover = z.infer<typeof PublishedCover>;

const Publication = z.object({
  /** Of the drafts: a call that carries it publishes these, or nothing. */
  fingerprint: z.string(),
  shifts: z.int(),
  /** How many of the shifts are on a day on which their person has a published shift already. */
  besidePublished: z.int(),
  /** By name: the first ones of `peopleCount`. */
  people: z.array(
    z.object({
      employee_id: z.uuid(),
      name: z.string(),
      shifts: z.int(),
      /** Without one, nobody can tell the person. */
      has_account: z.boolean(),
    }),
  ),
  peopleCount: z.int(),
  withoutAccount: z.int(),
  /** What the rules find in the published roster afterwards, and not now: the first ones of `counts`. */
  findings: z.array(RosterFinding),
  counts: z.array(FindingCount),
  /** Findings that stop the publication, unless an admin gives a reason. */
  blocks: z.array(RosterFinding),
  blockCount: z.int(),
  cover: z.array(PublishedCover),
  /** Where these days have no drafts: the next day that has one. */
  next: calendarDate.nullable(),
});
export type Publication = z.infer<typeof Publication>;

const someOf = (resource: 'location' | 'shift-group') =>
  z.array(id(resource)).min(1).max(LIMITS.publishedChoices).optional();

export const publishRoster = endpoint({
  method: 'POST',
  path: '/api/roster/publish',
  summary:
    'Publish the drafts of some days, all or nothing; a dry run only tells what would happen',
  right: 'edit roster',
  body: z
    .strictObject({
      from: calendarDate,
      to: calendarDate.meta({ examples: ['2027-03-31'] }),
      /** Left out: all of them. */
      locationIds: someOf('location'),
      groupIds: someOf('shift-group'),
      dryRun: z
        .boolean()
        .default(false)
        .meta({ examples: [true] }),
      /** Of a dry run. Where other drafts are there by now, nothing is published. */
      fingerprint: z.string().max(100).optional(),
      override: OverrideInput.optional(),
    })
    .refine(({ from, to }) => from <= to, {
      message: "The last day can't be before the first day",
      path: ['to'],
    })
    .refine(({ from, to }) => daysBetween(from, to) < LIMITS.windowDays, {
      message: `Choose at most ${formatCount(LIMITS.windowDays)} days`,
      path: ['to'],
    }),
  /** `preview` is null once the shifts are published. */
  response: Undoable.extend({ shifts: z.int(), preview: Publication.nullable() }),
});
