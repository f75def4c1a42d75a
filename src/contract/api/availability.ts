// Availability: each person says when they can't, would rather not and would like to work, and whether to ask them on
// days off. Managers read it beside the roster.
import { z } from 'zod';
import { EXTRA_WORK, WISH_VALUES } from '#engine/availability/availability';
import { endpoint } from '../endpoint';
import { LIMITS } from '../limits';
import { calendarDate, wallTime } from '../time-fields';
import { timezone } from '../timezone-field';
import { windowOfGroups } from '../window-of-groups';

const Wish = z.strictObject({
  value: z.enum(WISH_VALUES),
  /** On the person's clock, also over midnight; null for the whole day. */
  times: z
    .strictObject({ from: wallTime, to: wallTime.meta({ examples: ['15:00'] }) })
    .refine(({ from, to }) => from !== to, {
      message: 'Choose a different end time',
      path: ['to'],
    })
    .nullable(),
});
export type Wish = z.infer<typeof Wish>;

const dayFields = {
  wishes: z.array(Wish).max(LIMITS.wishesOfDay),
  /** Whether the person may be asked to work when the day is off. */
  extra: z.enum(EXTRA_WORK),
};
const DayWishes = z.strictObject(dayFields);
export type DayWishes = z.infer<typeof DayWishes>;

const DatedWishes = z.strictObject({ date: calendarDate, ...dayFields });
export type DatedWishes = z.infer<typeof DatedWishes>;

const UsualWeek = z.strictObject({
  /** The Monday on which the first of the days falls; another day stands for the Monday before it. */
  anchor: calendarDate,
  days: z
    .array(DayWishes)
    .refine(({ length }) => length === 7 || length === 14, 'Send 7 or 14 days'),
});

export const AvailabilityInput = z.strictObject({
  usual: UsualWeek,
  /** All dates with wishes of their own from the first open day on. */
  dates: z
    .array(DatedWishes)
    .max(LIMITS.wishedDates)
    .refine(
      (dates) => new Set(dates.map(({ date }) => date)).size === dates.length,
      'Send each date once',
    ),
});
export type AvailabilityInput = z.infer<typeof AvailabilityInput>;

const BrokenWish = z.object({
  date: calendarDate,
  wish: Wish,
  /** What the manager who rostered over it wrote; null where nobody did. */
  reason: z.object({ text: z.string(), by: z.string() }).nullable(),
});

const Availability = z.object({
  /** The clock on which the times are said. */
  timezone,
  today: calendarDate,
  /** Days before this one can't be changed any more. */
  open_from: calendarDate,
  usual: UsualWeek,
  /** From today on. */
  dates: z.array(DatedWishes),
  /** How many wishes the published roster keeps from today on; null while nobody has published any of it. */
  receipt: z.object({ to: calendarDate, kept: z.int(), broken: z.array(BrokenWish) }).nullable(),
});
export type Availability = z.infer<typeof Availability>;

export const getAvailability = endpoint({
  method: 'GET',
  path: '/api/availability',
  summary: "The caller's own wishes from today on, and how many of them the published roster keeps",
  right: 'see my shifts',
  response: Availability,
});

export const putAvailability = endpoint({
  method: 'PUT',
  path: '/api/availability',
  summary:
    "Replace the caller's own wishes from the first open day on. What was said for earlier days stays",
  right: 'see my shifts',
  body: AvailabilityInput,
  response: Availability,
});

/**
 * One letter a day: x for can't, p for can't for a part of the day, r for rather not, l for like to, a space for
 * nothing said.
 */
const WishesOfPerson = z.object({ employee_id: z.uuid(), days: z.string() });

export const getRosterAvailability = endpoint({
  method: 'GET',
  path: '/api/roster-availability',
  summary:
    'When people can and would like to work. Whoever said nothing has no row, and spaces at the end of a row are left out',
  right: 'see roster',
  query: windowOfGroups,
  response: z.object({ from: calendarDate, rows: z.array(WishesOfPerson) }),
});
export type RosterAvailability = z.infer<typeof getRosterAvailability.response>;
