// The roster as the grid reads and changes it: cells, each the day of an employee.
import { z } from 'zod';
import { CELL_ACTIONS } from '#engine/cells/change';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate, dateWindow, wallTime } from '../time-fields';
import { windowOfGroups } from '../window-of-groups';
import { OnlyOverride, OverrideInput } from './overrides';
import { CellsAfter, RosterWindow, Undoable } from './roster-window';
import { FoundByRule } from './rules';

/** The largest number that the database counts to. */
const MOST = 2 ** 31 - 1;

export const getRosterWindow = endpoint({
  method: 'GET',
  path: '/api/roster',
  summary:
    'The cells from one date to another, of everyone or of some groups, or those that changed since a revision; 304 with If-None-Match while nothing has changed',
  right: 'see roster',
  query: windowOfGroups.safeExtend({
    since: z.coerce.number().int().min(0).max(MOST).optional(),
  }),
  response: RosterWindow,
});

export const listPeopleAtSite = endpoint({
  method: 'GET',
  path: '/api/locations/{id}/people',
  summary: 'Who has a shift at a job site on some days, drafts included',
  right: 'see roster',
  params: z.object({ id: id('location') }),
  query: dateWindow,
  response: z.object({ employee_ids: z.array(z.uuid()) }),
});

function countDays(rows: readonly { dates: readonly string[] }[]): number {
  return rows.reduce((sum, { dates }) => sum + dates.length, 0);
}

const Cells = z
  .array(
    z.strictObject({
      employeeId: id('employee'),
      dates: z.array(calendarDate).min(1).max(LIMITS.windowDays),
    }),
  )
  .min(1)
  .max(LIMITS.rosterRows)
  .refine(
    (rows) => countDays(rows) <= LIMITS.bulkCells,
    `At most ${LIMITS.bulkCells} days in one change`,
  );
export type Cells = z.infer<typeof Cells>;

const override = OverrideInput.optional();

/** How many rows were changed. */
const Changed = Undoable.extend({ shifts: z.int(), statuses: z.int() });

export const changeCells = endpoint({
  method: 'POST',
  path: '/api/roster/cells',
  summary: 'Publish, unpublish, delete, clear or set a status on many days, all or nothing',
  right: 'edit roster',
  body: z.strictObject({ action: z.enum(CELL_ACTIONS), cells: Cells, override }),
  response: Changed,
});

export const transferCells = endpoint({
  method: 'POST',
  path: '/api/roster/transfer',
  summary: 'Move or copy the shifts of many days to other days or people. Copies are drafts',
  right: 'edit roster',
  body: z.strictObject({
    mode: z.enum(['move', 'copy']),
    cells: Cells,
    /** How many days later; negative is earlier. */
    days: z
      .int()
      .min(-LIMITS.windowDays)
      .max(LIMITS.windowDays)
      .meta({ examples: [7] }),
    /** Whose shifts become whose; the others stay with their people. */
    people: z
      .array(z.strictObject({ from: id('employee'), to: id('employee') }))
      .max(LIMITS.rosterRows)
      .default([]),
    /** What happens where the target has a shift at that time: nothing at all, or to that one. */
    onConflict: z.enum(['refuse', 'skip', 'replace']).default('refuse'),
    /** What happens where the person is off, sick or on holiday: the shift is uncovered there, or left out. */
    onStatus: z.enum(['keep', 'skip']).default('keep'),
    /** Only tells what would happen. */
    preview: z.boolean().default(false),
    override,
  }),
  response: Changed.extend({
    /** Sentences that name the shifts in the way, the first 20 of `conflictCount`. */
    conflicts: z.array(z.string()),
    conflictCount: z.int(),
    /** Left out, because of a conflict or because the person is away. */
    skipped: z.int(),
    replaced: z.int(),
    /** Shifts to days on which their person is off, sick or on holiday, and sentences that name them. */
    awayCount: z.int(),
    away: z.array(z.string()),
    /** In a preview: shifts with less rest before or after them than the organisation's minimum. */
    shortRestCount: z.int(),
    shortRest: z.array(z.string()),
    /** In a preview: what the rule book would find, and doesn't find now. */
    found: FoundByRule.default({ counts: [], findings: [] }),
  }),
});

/** Days with a status, and shifts that would overlap another, are left out. */
const Filled = Changed.extend({ skipped: z.int() });

export const fillCells = endpoint({
  method: 'POST',
  path: '/api/roster/fill',
  summary:
    'Copy the shifts of one or more days into many other days, as drafts, where the person is free',
  right: 'edit roster',
  body: z.strictObject({
    sources: z
      .array(z.strictObject({ employeeId: id('employee'), date: calendarDate, cells: Cells }))
      .min(1)
      .max(LIMITS.bulkCells)
      .refine(
        (sources) =>
          sources.reduce((sum, { cells }) => sum + countDays(cells), 0) <= LIMITS.bulkCells,
        `At most ${LIMITS.bulkCells} days in one change`,
      ),
    override,
  }),
  response: Filled,
});

export const addShifts = endpoint({
  method: 'POST',
  path: '/api/roster/shifts',
  summary: 'Create the same shift on many days, where the person is free',
  right: 'edit roster',
  body: z.strictObject({
    cells: Cells,
    locationId: id('location'),
    startTime: wallTime,
    /** At or before the start means the next day. */
    endTime: wallTime.meta({ examples: ['17:00'] }),
    published: z.boolean().default(false),
    override,
  }),
  response: Filled,
});

export const undoChange = endpoint({
  method: 'POST',
  path: '/api/undo/{id}',
  summary: 'Undo your own change to the roster, unless someone has changed it since',
  right: 'edit roster',
  params: z.object({ id: id('undo-step') }),
  body: OnlyOverride,
  response: CellsAfter.extend({ shifts: z.int(), statuses: z.int() }),
});
