// The figures of the dashboard, and what managers need to see there.
import { z } from 'zod';
import { LIGHTS } from '#engine/cover/light';
import { endpoint } from '../endpoint';
import { instant } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate, wallTime } from '../time-fields';
import { UnconfirmedShift } from './shift-answers';

export const getDashboardStats = endpoint({
  method: 'GET',
  path: '/api/dashboard/stats',
  summary:
    'Count people, job sites, and the shifts and hours of the current week. Employees get their own figures',
  right: 'see dashboard',
  response: z.object({
    totalEmployees: z.int(),
    weeklyShifts: z.int(),
    /** In any week. */
    anyShifts: z.boolean(),
    locations: z.int(),
    totalHours: z.number(),
    /** The same by the clock on the wall. It differs in the week in which the clocks change. */
    clockHours: z.number(),
  }),
});

/** People at a site at the same time, drafts included: how many, and the first of them. */
const People = z.object({
  count: z.int(),
  drafts: z.int(),
  names: z.array(z.string()),
});
export type People = z.infer<typeof People>;

/** The rest of today at a site, as one light of published shifts and one with drafts. */
const RestOfToday = z.object({
  published: z.enum(LIGHTS),
  publishedBy: z.int(),
  withDrafts: z.enum(LIGHTS),
  withDraftsBy: z.int(),
  /** The worst half-hours in a row, on the clock of the site. 00:00 is midnight. */
  startTime: wallTime,
  endTime: wallTime,
});

const SiteToday = z.object({
  location_id: z.uuid(),
  location_name: z.string(),
  timezone: z.string(),
  /** Today on the clock of the site. */
  date: calendarDate,
  now: People.nullable(),
  /** Who starts next within 24 hours. */
  next: People.extend({ start_at: instant }).nullable(),
  /** Null where nobody is needed any more today. */
  cover: RestOfToday.nullable(),
});
export type SiteToday = z.infer<typeof SiteToday>;

const DraftsOfDay = z.object({
  location_id: z.uuid(),
  location_name: z.string(),
  date: calendarDate,
  count: z.int(),
});
export type DraftsOfDay = z.infer<typeof DraftsOfDay>;

const ExpiringLicence = z.object({
  employee_id: z.uuid(),
  employee_name: z.string(),
  skill_name: z.string(),
  /** The last day on which it is valid. */
  valid_to: calendarDate,
  /** The next shift of someone whose licence has expired. */
  next_shift: calendarDate.nullable(),
});
export type ExpiringLicence = z.infer<typeof ExpiringLicence>;

export const getTeamDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard/team',
  summary: `What needs a manager: who is on and where a site is short today, shifts of the next 7 days that can't be worked and of the next 24 hours that aren't confirmed, drafts of the next two weeks, and licences that expire within ${LIMITS.expiryDays} days or have expired although their holders are rostered`,
  right: 'see roster',
  response: z.object({
    /** Today in the organisation. */
    today: calendarDate,
    /** Sites with people or needs today, the short ones first. */
    sites: z.array(SiteToday),
    /** How many more such sites there are. */
    moreSites: z.int(),
    /** Those that can't be worked first. Where nobody ever confirms, only those. */
    unconfirmed: z.array(UnconfirmedShift),
    moreUnconfirmed: z.int(),
    /** By date, then by site. */
    drafts: z.array(DraftsOfDay),
    /** The first to expire. */
    licences: z.array(ExpiringLicence),
    moreLicences: z.int(),
  }),
});
