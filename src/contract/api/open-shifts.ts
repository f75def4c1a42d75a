// Open shifts: managers offer places, and people take them, or put their names down and a manager picks. A place that is
// taken is a published shift of that person.
import { z } from 'zod';
import { AUDIENCES } from '#engine/open-shifts/audience';
import { endpoint } from '../endpoint';
import { id, instant, text } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate, timestamp, wallTime } from '../time-fields';
import { Card, CLAIM_POLICIES } from './requests';
import { Undoable } from './roster-window';

export const OPEN_SHIFT_SOURCES = ['new', 'leave', 'sick', 'declined'] as const;

const facts = {
  id: z.uuid(),
  location_id: z.uuid(),
  location_name: z.string(),
  timezone: z.string(),
  date: calendarDate,
  start_at: instant,
  end_at: instant,
  role_label: z.string().nullable(),
  notes: z.string().nullable(),
  closes_at: instant,
  /** 'manager': people put their names down, and a manager picks. */
  claims: z.enum(CLAIM_POLICIES),
  /** Each is needed, beside what its site or role needs. */
  skills: z.array(z.object({ id: z.uuid(), name: z.string() })),
};

/** As someone sees it who may take a place. */
const OfferedShift = z.object({
  ...facts,
  places_left: z.int(),
  /** Set for a place that the caller took, as long as they can take it back. */
  take_back_until: instant.nullable(),
  /** The caller has put their name down and waits. */
  asked: z.boolean(),
  /** Why the caller can't take it, in words. */
  obstacle: z.string().nullable(),
});
export type OfferedShift = z.infer<typeof OfferedShift>;

/** As managers see it. */
const OpenShift = z.object({
  ...facts,
  places: z.int(),
  audience: z.enum(AUDIENCES),
  shift_group_id: z.uuid().nullable(),
  shift_group_name: z.string().nullable(),
  source: z.enum(OPEN_SHIFT_SOURCES),
  /** Who took a place and still has it. */
  takers: z.array(z.object({ employee_id: z.uuid(), name: z.string() })),
  /** Who put their name down and waits for a manager, the first ones first. */
  asked: z.array(z.object({ request_id: z.uuid(), employee_id: z.uuid(), name: z.string() })),
});
export type OpenShift = z.infer<typeof OpenShift>;

const places = z
  .int()
  .min(1)
  .max(LIMITS.openPlaces)
  .meta({ examples: [2] });
const closesAt = timestamp('2027-03-09T12:00:00.000Z');
const notes = text(LIMITS.notesLength);
const skillIds = z.array(id('skill')).max(LIMITS.openShiftSkills);

export const OpenShiftInput = z.strictObject({
  locationId: id('location'),
  date: calendarDate,
  startTime: wallTime,
  /** At or before the start means the next day. */
  endTime: wallTime.meta({ examples: ['17:00'] }),
  roleLabel: text(LIMITS.nameLength).optional(),
  notes: notes.optional(),
  places,
  /** Named: only for its people. */
  shiftGroupId: id('shift-group').nullish(),
  /** Without a shift group: for those who usually work at the site, or for everyone wherever they work. */
  audience: z.enum(AUDIENCES).default('site'),
  /** Left out: until the shift starts. */
  closesAt: closesAt.optional(),
  /** Left out: as the organisation chose. */
  claims: z.enum(CLAIM_POLICIES).optional(),
  skillIds: skillIds.default([]),
  source: z.enum(OPEN_SHIFT_SOURCES).default('new'),
});

const Path = z.object({ id: id('open-shift') });

export const listOfferedShifts = endpoint({
  method: 'GET',
  path: '/api/open-shifts',
  summary:
    'The open shifts that are for the caller, and why they could not take one. Full and closed ones are left out',
  right: 'see my shifts',
  response: z.array(OfferedShift),
});

export const listOpenShifts = endpoint({
  method: 'GET',
  path: '/api/roster-open-shifts',
  summary: 'All open shifts that have not started, with who took one',
  right: 'see roster',
  response: z.array(OpenShift),
});

export const createOpenShift = endpoint({
  method: 'POST',
  path: '/api/open-shifts',
  summary:
    'Offer a shift to whoever takes it first, or to those of whom a manager picks, and tell people of it in waves',
  right: 'edit roster',
  body: OpenShiftInput,
  response: OpenShift,
  status: 201,
});

export const makeShiftOpen = endpoint({
  method: 'POST',
  path: '/api/shifts/{id}/open',
  summary: 'Take a shift from its person and offer it as an open shift',
  right: 'edit roster',
  params: z.object({ id: id('shift') }),
  response: Undoable,
});

export const changeOpenShift = endpoint({
  method: 'PUT',
  path: '/api/open-shifts/{id}',
  summary: 'Change how many people it needs, until when, with which notes and which skills',
  right: 'edit roster',
  params: Path,
  body: z.strictObject({
    places,
    closesAt,
    notes,
    /** Left out, the skills stay as they are. */
    skillIds: skillIds.optional(),
  }),
  response: OpenShift,
});

export const deleteOpenShift = endpoint({
  method: 'DELETE',
  path: '/api/open-shifts/{id}',
  summary: 'Withdraw an open shift. The shifts that people took stay',
  right: 'edit roster',
  params: Path,
});

export const claimOpenShift = endpoint({
  method: 'POST',
  path: '/api/open-shifts/{id}/claim',
  summary:
    "Take an open shift: it is a published shift of the caller from then on. Where a manager picks, put one's name down",
  right: 'see my shifts',
  params: Path,
  response: OfferedShift,
});

export const listClaims = endpoint({
  method: 'GET',
  path: '/api/open-shifts/{id}/claims',
  summary:
    'Who put their name down, the first ones first, each with what picking them would do. Picking is approving the request',
  right: 'decide requests',
  params: Path,
  response: z.array(Card),
});

export const takeBackOpenShift = endpoint({
  method: 'POST',
  path: '/api/open-shifts/{id}/take-back',
  summary: `Give an open shift back within ${LIMITS.takeBackMinutes} minutes after taking it, or take one's name back`,
  right: 'see my shifts',
  params: Path,
});
