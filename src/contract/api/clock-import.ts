// Clocked time out of a file of another clock. The server reads the cells, so that a preview and the import say the same.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { text } from '../fields';
import { LIMITS } from '../limits';

const cell = text(LIMITS.importCellLength);

/** The columns of the file, under these headings. */
export const CLOCK_COLUMNS = ['employee', 'job_site', 'kind', 'date', 'time', 'break'] as const;
export type ClockColumn = (typeof CLOCK_COLUMNS)[number];

const ClockRow = z.strictObject({
  /** Employee number, or email. */
  employee: cell.meta({ examples: ['1042'] }),
  job_site: cell.meta({ examples: ['Depot'] }),
  /** in, out, break start, break end */
  kind: cell.meta({ examples: ['in'] }),
  date: cell.meta({ examples: ['10/03/2027'] }),
  /** On the clock of the job site, with seconds or without. */
  time: cell.meta({ examples: ['09:00'] }),
  /** Of the row that ends the work: taken, not taken or not offered. */
  break: cell.meta({ examples: ['taken'] }),
});
export type ClockRow = z.infer<typeof ClockRow>;

export const importClockEvents = endpoint({
  method: 'POST',
  path: '/api/clock/import',
  summary:
    'Add what another clock recorded, all rows or none. The same row counts once, however often it comes. With dryRun, only report',
  right: 'manage time',
  body: z.strictObject({
    dryRun: z.boolean().default(true),
    rows: z.array(ClockRow).min(1).max(LIMITS.importRows),
  }),
  response: z.object({
    /** Events that are new, and of how many people. */
    events: z.int(),
    people: z.int(),
    /** Rows that were imported before, or are twice in the file. */
    known: z.int(),
    /** New events in a closed pay period. What they change there is paid as a difference. */
    closed: z.int(),
    /** Row numbers count from 0. */
    problems: z.array(
      z.object({ row: z.int(), field: z.enum(CLOCK_COLUMNS), message: z.string() }),
    ),
  }),
});
