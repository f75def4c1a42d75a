// One's own year: published shifts, and the pattern beyond them.
import { z } from 'zod';
import { DAY_STATUSES } from '#engine/cells/cell';
import { endpoint } from '../endpoint';
import { instant } from '../fields';
import { calendarDate, dateWindow } from '../time-fields';

const YearShift = z.object({
  /** The day the shift belongs to: the one on which it starts, at its site. */
  date: calendarDate,
  start_at: instant,
  end_at: instant,
  location_id: z.uuid(),
  location_name: z.string(),
  /** The zone of the site; start and end are read in it. */
  timezone: z.string(),
  /** It contains 03:00 at its site, or has the code N. */
  night: z.boolean(),
});
export type YearShift = z.infer<typeof YearShift>;

export const getMyYear = endpoint({
  method: 'GET',
  path: '/api/my-year',
  summary:
    'Your own published shifts from one date to another, and what your rotation brings beyond them. Drafts are no part of either',
  right: 'see my shifts',
  query: dateWindow,
  response: z.object({
    /** Without those of days with a status: they aren't worked. */
    shifts: z.array(YearShift),
    /** Not yet published: what the active rules would create from today on. */
    pattern: z.array(YearShift),
    statuses: z.array(z.object({ date: calendarDate, status: z.enum(DAY_STATUSES) })),
    /** Approved leave. A day of it without a status is worked in part. */
    leave: z.array(
      z.object({ first_date: calendarDate, last_date: calendarDate, type_name: z.string() }),
    ),
  }),
});
