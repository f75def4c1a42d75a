// The cells of the roster as they cross the wire: a window of days, whole or only what has changed in it.
import { z } from 'zod';
import { DAY_STATUSES } from '#engine/cells/cell';
import { calendarDate } from '../time-fields';

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
  /** Only the changes after this revision: a space in a row, or no row, means as before. */
  since: z.int().optional(),
  sites: z.array(z.uuid()),
  /** The first is the empty cell. */
  contents: z.array(CellContent),
  /** In a whole window, employees without a row have nothing in it. */
  rows: z.array(z.object({ employee_id: z.uuid(), cells: z.string() })),
});
export type RosterWindow = z.infer<typeof RosterWindow>;

/** What a change did to the cells, so that its author needs no read; null where it did nothing or too much. */
export const CellsAfter = z.object({ cells: RosterWindow.nullable() });

/** What its author can take a change of the roster back by; null where nothing was to be changed. */
export const Undoable = CellsAfter.extend({ undo_id: z.uuid().nullable() });
