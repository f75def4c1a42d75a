// The roster as the grid reads and changes it: cells, each the day of an employee.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate, dateWindow } from '../time-fields';
import { DAY_STATUSES } from './day-statuses';
import { Undoable } from './shifts';

/** A shift in a cell, with the clock of its site in minutes after midnight. */
const CellShift = z.object({
  start: z.int(),
  /** At or before the start: it ends on the next day. */
  end: z.int(),
  /** Which of the answer's sites. */
  site: z.int(),
  published: z.boolean(),
  /** Generated, not made by hand. */
  auto: z.boolean(),
  code: z.string().nullable(),
});

const CellContent = z.object({
  status: z.enum(DAY_STATUSES).nullable(),
  shifts: z.array(CellShift),
});
export type CellContent = z.infer<typeof CellContent>;

/**
 * Rosters repeat themselves: a year of a thousand people has a few hundred different cells. They are
 * listed once, and a row is a text with one character a day that says which (cell-codes.ts).
 */
export const RosterWindow = z.object({
  from: calendarDate,
  to: calendarDate,
  revision: z.int(),
  sites: z.array(z.uuid()),
  /** The first is the empty cell. */
  contents: z.array(CellContent),
  /** Employees without a row have nothing in the window. */
  rows: z.array(z.object({ employee_id: z.uuid(), cells: z.string() })),
});
export type RosterWindow = z.infer<typeof RosterWindow>;

export const getRosterWindow = endpoint({
  method: 'GET',
  path: '/api/roster',
  summary: 'The cells from one date to another; 304 with If-None-Match while nothing has changed',
  right: 'see roster',
  query: dateWindow,
  response: RosterWindow,
});

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
    (rows) => rows.reduce((sum, { dates }) => sum + dates.length, 0) <= LIMITS.bulkCells,
    `At most ${LIMITS.bulkCells} days in one change`,
  );
export type Cells = z.infer<typeof Cells>;

export const CELL_ACTIONS = [
  'publish',
  'unpublish',
  'delete-shifts',
  'clear',
  'remove-status',
  ...DAY_STATUSES,
] as const;
export type CellAction = (typeof CELL_ACTIONS)[number];

/** How many rows were changed. */
const Changed = Undoable.extend({ shifts: z.int(), statuses: z.int() });

export const changeCells = endpoint({
  method: 'POST',
  path: '/api/roster/cells',
  summary: 'Publish, unpublish, delete, clear or set a status on many days, all or nothing',
  right: 'edit roster',
  body: z.strictObject({ action: z.enum(CELL_ACTIONS), cells: Cells }),
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
    /** Only tells what would happen. */
    preview: z.boolean().default(false),
  }),
  response: Changed.extend({
    /** Sentences that name the shifts in the way, the first 20 of `conflictCount`. */
    conflicts: z.array(z.string()),
    conflictCount: z.int(),
    skipped: z.int(),
    replaced: z.int(),
  }),
});

export const undoChange = endpoint({
  method: 'POST',
  path: '/api/undo/{id}',
  summary: 'Undo your own change to the roster, unless someone has changed it since',
  right: 'edit roster',
  params: z.object({ id: id('undo-step') }),
  response: z.object({ shifts: z.int(), statuses: z.int() }),
});
