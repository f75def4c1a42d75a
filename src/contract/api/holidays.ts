// Public holidays: those of each site's state or country, with what the organisation adds, moves and removes.
import { z } from 'zod';
import { FIRST_KNOWN_YEAR, LAST_KNOWN_YEAR } from '#engine/holidays/known-years';
import { yearOf } from '#engine/time/dates';
import { endpoint } from '../endpoint';
import { id, nameText } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate, dateWindow } from '../time-fields';

const PartOfDay = z
  .strictObject({
    /** Minutes after midnight on the clock of the site; 1440 is the end of the day. */
    start: z
      .int()
      .min(0)
      .max(1439)
      .meta({ examples: [1080] }),
    end: z
      .int()
      .min(1)
      .max(1440)
      .meta({ examples: [1440] }),
  })
  .refine(({ start, end }) => start < end, {
    message: 'The end must be after the start',
    path: ['end'],
  });

export const Holiday = z.object({
  date: calendarDate,
  name: z.string(),
  /** Unknown where a day is known to be a part day, but not from when to when. */
  hours: z.union([z.literal(['all-day', 'unknown']), PartOfDay]),
  /** Expected where the law hasn't settled the day; own where the organisation added or moved it. */
  status: z.enum(['law', 'declared', 'expected', 'own']),
  note: z.string(),
});

/** Sites that keep the same holidays. */
const Calendar = z.object({
  /** 'New South Wales', 'New Zealand, Auckland'; null where the address says neither state nor country. */
  place: z.string().nullable(),
  locationIds: z.array(z.uuid()),
  holidays: z.array(Holiday),
  /** Years of the window that nobody has published holidays for. What the organisation added is there all the same. */
  unknownYears: z.array(z.int()),
  /** Regions of the sites whose own days aren't published for a year of the window. */
  unknownRegions: z.array(z.string()),
  /** Our own sourced table, or an open list of other countries' holidays, which we haven't checked. */
  source: z.enum(['table', 'open list']).nullable(),
});
export type HolidayCalendar = z.infer<typeof Calendar>;

const HolidayChange = z.object({
  id: z.uuid(),
  kind: z.enum(['add', 'move', 'remove']),
  date: calendarDate,
  name: z.string(),
  movedTo: calendarDate.nullable(),
  hours: PartOfDay.nullable(),
  /** Null for all sites. */
  locationId: z.uuid().nullable(),
});
export type HolidayChange = z.infer<typeof HolidayChange>;

const knownDate = calendarDate.refine(
  (date) => yearOf(date) >= FIRST_KNOWN_YEAR && yearOf(date) <= LAST_KNOWN_YEAR,
  `Muster knows public holidays from ${FIRST_KNOWN_YEAR} to ${LAST_KNOWN_YEAR}. Choose a date in these years.`,
);

export const NewHolidayChange = z
  .strictObject({
    kind: z.enum(['add', 'move', 'remove']),
    date: knownDate,
    name: nameText(LIMITS.holidayNameLength, 'Required').meta({ examples: ['Foundation Day'] }),
    /** The new date of a day that is moved. */
    to: knownDate.nullish().meta({ examples: [null] }),
    /** Of a day that is added; left out or null: the whole day. */
    hours: PartOfDay.nullish(),
    /** Left out or null: for all sites. */
    locationId: id('location').nullish(),
  })
  .refine(({ kind, to }) => kind !== 'move' || to != null, { message: 'Required', path: ['to'] })
  .refine(({ kind, date, to }) => kind !== 'move' || to !== date, {
    message: 'Choose another day',
    path: ['to'],
  })
  .refine(({ kind, to }) => kind === 'move' || to == null, {
    message: 'Only a day that is moved has a new date',
    path: ['to'],
  })
  .refine(({ kind, hours }) => kind === 'add' || hours == null, {
    message: 'Only a day that is added has hours',
    path: ['hours'],
  });

export const listHolidays = endpoint({
  method: 'GET',
  path: '/api/holidays',
  summary:
    'List the public holidays of all job sites, or of one, and what the organisation changed',
  right: 'see holidays',
  query: dateWindow.safeExtend({ locationId: id('location').optional() }),
  response: z.object({ calendars: z.array(Calendar), changes: z.array(HolidayChange) }),
});

export const changeHolidays = endpoint({
  method: 'POST',
  path: '/api/holidays/changes',
  summary: 'Add, move or remove a public holiday, for all job sites or for one',
  right: 'edit rules',
  body: NewHolidayChange,
  response: HolidayChange,
  status: 201,
});

export const undoHolidayChange = endpoint({
  method: 'DELETE',
  path: '/api/holidays/changes/{id}',
  summary: "Undo one of the organisation's changes",
  right: 'edit rules',
  params: z.object({ id: id('holiday-change') }),
});
