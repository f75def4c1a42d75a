// Cover: how many people each job site needs at which hours, and whether the roster gives them.
import { z } from 'zod';
import { LIGHTS } from '#engine/cover/light';
import { ON_HOLIDAYS } from '#engine/cover/need';
import { endpoint } from '../endpoint';
import { id, instant, nameText } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate, dateWindow, wallTime } from '../time-fields';
import { RosterCover } from './roster-window';

const heads = z
  .int({ error: ({ code }) => (code === 'invalid_type' ? 'Enter a whole number' : undefined) })
  .min(0)
  .max(LIMITS.coverHeads);

export const Figures = z.strictObject({
  minimum: heads.meta({ examples: [2] }),
  target: heads.meta({ examples: [3] }),
  /** Null without a maximum. */
  maximum: heads.nullable().meta({ examples: [4] }),
});
export type Figures = z.infer<typeof Figures>;

/** The order of the three figures, which the database checks too. */
function inOrder<T extends z.ZodType<Figures>>(schema: T) {
  return schema
    .refine(({ minimum, target }) => minimum <= target, {
      message: "The target can't be below the minimum",
      path: ['target'],
    })
    .refine(({ target, maximum }) => maximum === null || target <= maximum, {
      message: "The maximum can't be below the target",
      path: ['maximum'],
    });
}

export const OrderedFigures = inOrder(Figures);

const Need = Figures.extend({
  locationId: id('location'),
  label: nameText(100, 'Required').meta({ examples: ['Night'] }),
  /** 1 Monday … 7 Sunday. Only a need for public holidays has none. */
  weekdays: z
    .array(z.int().min(1).max(7))
    .max(7)
    .overwrite((days) => [...new Set(days)].sort())
    .meta({ examples: [[1, 2, 3, 4, 5]] }),
  onHolidays: z.enum(ON_HOLIDAYS),
  startTime: wallTime.meta({ examples: ['23:00'] }),
  /** At or before the start means the next day. */
  endTime: wallTime.meta({ examples: ['07:00'] }),
  /** Only people in this role, and only of this shift group, unless null. */
  role: nameText(LIMITS.nameLength, 'Required')
    .nullable()
    .meta({ examples: ['Guard'] }),
  groupId: id('shift-group').nullable(),
  /** How many of the people must have a skill. */
  skills: z
    .array(z.strictObject({ skillId: id('skill'), count: z.int().min(1).max(LIMITS.coverHeads) }))
    .max(LIMITS.coverSkills),
  validFrom: calendarDate.nullable().meta({ examples: ['2027-03-01'] }),
  validTo: calendarDate.nullable().meta({ examples: ['2027-12-31'] }),
});

export const CoverNeedInput = inOrder(Need)
  .refine(({ weekdays, onHolidays }) => weekdays.length > 0 || onHolidays === 'always', {
    message: 'Choose at least one weekday, or public holidays',
    path: ['weekdays'],
  })
  .refine(({ skills }) => new Set(skills.map(({ skillId }) => skillId)).size === skills.length, {
    message: 'Name each skill once',
    path: ['skills'],
  })
  .refine(
    ({ skills, maximum }) =>
      maximum === null || skills.reduce((sum, { count }) => sum + count, 0) <= maximum,
    { message: 'More people with a skill than the maximum', path: ['skills'] },
  )
  .refine(({ validFrom, validTo }) => !validFrom || !validTo || validFrom <= validTo, {
    message: "The last day can't be before the first",
    path: ['validTo'],
  });
export type CoverNeedInput = z.infer<typeof CoverNeedInput>;

export const CoverNeed = Need.extend({
  id: z.uuid(),
  /** Other figures on a date; null where nothing is asked for. */
  exceptions: z.array(z.object({ date: calendarDate, figures: Figures.nullable() })),
});
export type CoverNeed = z.infer<typeof CoverNeed>;

const Path = z.object({ id: id('cover-need') });
const DatePath = Path.extend({ date: calendarDate });

export const listCoverNeeds = endpoint({
  method: 'GET',
  path: '/api/cover-needs',
  summary: 'List what each job site needs, by site, start and label',
  right: 'see rules',
  query: z.object({ locationId: id('location').optional() }),
  response: z.object({
    needs: z.array(CoverNeed),
    /** All that needs can ask for, by name. */
    skills: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
});

export const createCoverNeed = endpoint({
  method: 'POST',
  path: '/api/cover-needs',
  summary: 'Add a need to a job site',
  right: 'edit rules',
  body: CoverNeedInput,
  response: CoverNeed,
  status: 201,
});

export const createCoverNeeds = endpoint({
  method: 'POST',
  path: '/api/cover-needs/batch',
  summary: 'Add one or more needs, all or none',
  right: 'edit rules',
  body: z.strictObject({ needs: z.array(CoverNeedInput).min(1).max(LIMITS.coverNeedsOfSite) }),
  response: z.array(CoverNeed),
  status: 201,
});

export const updateCoverNeed = endpoint({
  method: 'PUT',
  path: '/api/cover-needs/{id}',
  summary: 'Change a need. Its exceptions stay',
  right: 'edit rules',
  params: Path,
  body: CoverNeedInput,
  response: CoverNeed,
});

export const deleteCoverNeed = endpoint({
  method: 'DELETE',
  path: '/api/cover-needs/{id}',
  summary: 'Delete a need and its exceptions',
  right: 'edit rules',
  params: Path,
});

export const setCoverNeedDate = endpoint({
  method: 'PUT',
  path: '/api/cover-needs/{id}/dates/{date}',
  summary: 'Give a need other figures on one date, or none with null',
  right: 'edit rules',
  params: DatePath,
  body: z.strictObject({ figures: OrderedFigures.nullable() }),
  response: CoverNeed,
});

export const removeCoverNeedDate = endpoint({
  method: 'DELETE',
  path: '/api/cover-needs/{id}/dates/{date}',
  summary: 'Take back the exception of one date',
  right: 'edit rules',
  params: DatePath,
  response: CoverNeed,
});

const Reading = z.object({
  light: z.enum(LIGHTS),
  /** How many people too few or too many. */
  by: z.int(),
  heads: z.int(),
  minimum: z.int(),
  target: z.int(),
});

/** The worst half-hour of a day. */
const Worst = Reading.extend({ startTime: wallTime });

const CoverDay = z.object({
  locationId: z.uuid(),
  date: calendarDate,
  published: Worst,
  /** With drafts too. */
  withDrafts: Worst,
});
export type CoverDay = z.infer<typeof CoverDay>;

const ShortLine = z.object({
  needId: z.uuid(),
  /** How many people are missing up to the minimum, and up to the target. */
  short: z.int(),
  belowTarget: z.int(),
  /** Skills without anyone, once for each person missing. */
  missingSkills: z.array(z.uuid()),
});

const HalfHour = Reading.extend({ lines: z.array(ShortLine) });
export type HalfHour = z.infer<typeof HalfHour>;

export const Strip = z.object({
  /** The site's clock at the start of each half-hour: 48 of them, 46 or 50 when clocks change. */
  times: z.array(wallTime),
  published: z.array(HalfHour),
  withDrafts: z.array(HalfHour),
  /** Everyone with a shift on the day, also those who are away and don't count. */
  people: z.array(
    z.object({
      employeeId: z.uuid(),
      name: z.string(),
      role: z.string().nullable(),
      published: z.boolean(),
      away: z.boolean(),
      start: instant,
      end: instant,
      /** The first half-hour, and the one after the last. */
      from: z.int(),
      to: z.int(),
    }),
  ),
});
export type Strip = z.infer<typeof Strip>;

export const getCover = endpoint({
  method: 'GET',
  path: '/api/cover',
  summary:
    'Whether the people at each job site are enough: the worst half-hour of each day. Sites without needs are left out',
  right: 'see rules',
  query: dateWindow.safeExtend({
    locationId: id('location').optional(),
    /** All half-hours and who is on, for one site and day. */
    strip: z.enum(['true', 'false']).optional(),
  }),
  response: z.object({ days: z.array(CoverDay), strip: Strip.nullable() }),
});

export const getCoverLights = endpoint({
  method: 'GET',
  path: '/api/cover/lights',
  summary:
    'The light of each job site and day as one character, as in the roster. Sites without needs are left out',
  right: 'see rules',
  query: dateWindow,
  response: RosterCover,
});
