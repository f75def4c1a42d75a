import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';

/**
 * Shifts by their dates at their sites. Sites are up to 14 hours ahead of UTC and 12 behind: without the bounds on the
 * start, which an index knows, every shift of the organisation would be read.
 */
export function onDays(
  shifts: string,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): RawBuilder<boolean> {
  const [date, start] = [sql.ref(`${shifts}.local_date`), sql.ref(`${shifts}.start_at`)];
  return sql`(${date} between ${from} and ${to}
    and ${start} >= ${addDays(from, -1)} and ${start} < ${addDays(to, 2)})`;
}
