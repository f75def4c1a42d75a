// Roster cells as they cross the wire: a window of days, either whole or only the cells that changed.
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
 * The light of each site and day, in letters (engine/cover/light.ts). Where only changes are listed, a space means
 * unchanged, and so does a site that isn't listed.
 */
export const RosterCover = z.object({
  from: calendarDate,
  sites: z.array(z.object({ location_id: z.uuid(), days: z.string() })),
});
export type RosterCover = z.infer<typeof RosterCover>;

/**
 * Rosters repeat themselves: a year of a thousand people has a few hundred different cells. They are
 * listed once, and a row is a text with one character a day that says which (cell-codes.ts).
 */
export const RosterWindow = z.object({
  from: calendarDate,
  to: calendarDate,
  revision: z.int(),
  /** Set when only changes after this revision are listed. A space in a row, or no row, means unchanged. */
  since: z.int().optional(),
  sites: z.array(z.uuid()),
  /** The first is the empty cell. */
  contents: z.array(CellContent),
  /** Set when only the people of these groups are listed, each with a row. */
  groups: z.string().optional(),
  /** In a whole window of everyone, employees without a row have nothing in it. */
  rows: z.array(z.object({ employee_id: z.uuid(), cells: z.string() })),
  /** Only sites that ask for someone; left out where none does, and where only changes are listed and no light can differ. */
  cover: RosterCover.optional(),
});
export type RosterWindow = z.infer<typeof RosterWindow>;

/** What the rules find after a change and didn't before: the first 20 sentences, and how many there are. */
export const Told = z.object({
  warnings: z.array(z.string()).default([]),
  warningCount: z.int().default(0),
});

/** The cells that a change touched, so that its author needs no read. Null when it touched none, or too many to list. */
export const CellsAfter = Told.extend({ cells: RosterWindow.nullable() });

/** The author of a roster change can undo it with this id. Null when nothing changed. */
export const Undoable = CellsAfter.extend({ undo_id: z.uuid().nullable() });
