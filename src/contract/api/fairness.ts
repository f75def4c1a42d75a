// The fairness ledger: what a year of rosters asks of people, beside the median of their group.
import { z } from 'zod';
import { FAIRNESS_LINES } from '#engine/fairness/count-figures';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate, dateWindow } from '../time-fields';

/** What the organisation lets count, in the order in which it is shown. */
const Lines = z.array(z.enum(FAIRNESS_LINES)).max(FAIRNESS_LINES.length);

const FairnessFigure = z.object({
  line: z.enum(FAIRNESS_LINES),
  count: z.int(),
  /** How many of these only the rotation brings: nobody has published them yet. */
  fromPattern: z.int(),
  /** True hours of the shifts, for nights, weekends and public holidays. */
  minutes: z.number().nullable(),
  /** How many wishes there were. */
  outOf: z.int().nullable(),
  /** Null without rostered hours, and for what isn't worked. */
  per100Hours: z.number().nullable(),
  /** Of the group, for as many days as the person was there; of wishes the percentage kept. Null where too few people count. */
  median: z.number().nullable(),
  medianPer100Hours: z.number().nullable(),
});
export type FairnessFigure = z.infer<typeof FairnessFigure>;

const Fairness = z.object({
  from: calendarDate,
  to: calendarDate,
  /** The first day that counts: later than `from` for someone who joined in between. */
  since: calendarDate,
  /** Rostered, all of it. */
  minutes: z.number(),
  figures: z.array(FairnessFigure),
});
export type Fairness = z.infer<typeof Fairness>;

const PersonFairness = Fairness.extend({
  employee_id: z.uuid(),
  employee_name: z.string(),
  /** People without a shift group are compared with each other. */
  group_id: z.uuid().nullable(),
  group_name: z.string().nullable(),
});
export type PersonFairness = z.infer<typeof PersonFairness>;

export const getFairness = endpoint({
  method: 'GET',
  path: '/api/fairness',
  summary:
    'What the rosters of some days ask of a person, of the people of a shift group or of everyone, each beside the median of their group. Drafts are no part of it',
  right: 'see fairness',
  query: dateWindow.safeExtend({
    employeeId: id('employee').optional(),
    groupId: id('shift-group').optional(),
  }),
  response: z.object({ lines: Lines, people: z.array(PersonFairness) }),
});

export const setFairnessLines = endpoint({
  method: 'PUT',
  path: '/api/fairness/lines',
  summary: 'Choose what counts in the fairness ledger of the organisation',
  right: 'edit organisation',
  body: z.strictObject({ lines: Lines }),
  response: z.object({ lines: Lines }),
});

export const getOwnFairness = endpoint({
  method: 'GET',
  path: '/api/me/fairness',
  summary: `Your own figures of the last and of the coming twelve months, beside the median of your group if at least ${LIMITS.fewestForMedian} people count in it`,
  right: 'see my shifts',
  response: z.object({ last: Fairness.nullable(), coming: Fairness.nullable() }),
});
