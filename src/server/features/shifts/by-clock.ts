import { type RawBuilder, sql } from 'kysely';

/** The length of a shift as the clock at its site shows it (S11), as an interval. */
export function byClock(shifts: string, locations: string): RawBuilder<unknown> {
  const zone = sql.ref(`${locations}.timezone`);
  const [start, end] = [sql.ref(`${shifts}.start_at`), sql.ref(`${shifts}.end_at`)];
  return sql`greatest((${end} at time zone ${zone}) - (${start} at time zone ${zone}), interval '0')`;
}
