// The list and the map of the roster: the shifts around a moment, as many of each kind as are shown. Those of a whole
// organisation would be megabytes, and most of them only counted.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { instant } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate, instantWindow, timestamp } from '../time-fields';
import { Shift } from './shifts';

/** A shift as a row shows it. The day that it opens has the rest. */
export const ListedShift = Shift.pick({
  id: true,
  employee_id: true,
  employee_name: true,
  location_name: true,
  timezone: true,
  date: true,
  start_at: true,
  end_at: true,
  role_label: true,
  published: true,
});
export type ListedShift = z.infer<typeof ListedShift>;

/** How many there are, and the first of them. */
const SomeShifts = z.object({ count: z.int(), shifts: z.array(ListedShift) });
export type SomeShifts = z.infer<typeof SomeShifts>;

const at = timestamp('2027-03-10T00:00:00.000Z');
const most = z.coerce.number().int().min(1).max(LIMITS.listedShifts);

/** When the next shift begins or ends: the answer is another one then. */
const changesAt = instant.nullable();

const RosterList = z.object({
  /** Under way at that moment, by start and name; so are those that are coming up. */
  active: SomeShifts,
  upcoming: SomeShifts,
  /** The last five, the latest end first. */
  completed: z.array(ListedShift),
  changes_at: changesAt,
  /** The zones of the sites of all these shifts, and when the first and the last of them begin; null without shifts. */
  timezones: z.array(z.string()),
  first_start_at: instant.nullable(),
  last_start_at: instant.nullable(),
});
export type RosterList = z.infer<typeof RosterList>;

export const getRosterList = endpoint({
  method: 'GET',
  path: '/api/roster/list',
  summary:
    'The shifts of a window that are under way at a moment, coming up and just over. Those of people who are off, sick or on holiday are left out',
  right: 'see roster',
  query: instantWindow.safeExtend({ at, active: most.default(100), upcoming: most.default(15) }),
  response: RosterList,
});

const SiteShifts = z.object({
  location_id: z.uuid(),
  /** Whether someone works there on `today`, the date at the site. */
  today: z.boolean(),
  /** The first five of those under way at that moment, and of those that start after it. */
  now: SomeShifts,
  next: SomeShifts,
});
export type SiteShifts = z.infer<typeof SiteShifts>;

export const getSiteShifts = endpoint({
  method: 'GET',
  path: '/api/roster/sites',
  summary:
    'Who is at each job site at a moment, and who is next. Sites without shifts in the window are left out, and so are shifts of people who are off, sick or on holiday',
  right: 'see roster',
  query: instantWindow.safeExtend({ at, today: calendarDate }),
  response: z.object({ sites: z.array(SiteShifts), changes_at: changesAt }),
});
