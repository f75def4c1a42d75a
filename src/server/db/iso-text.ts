import { sql } from 'kysely';

/** A timestamp as the contract writes it: a Date for each row would only be written out again. */
export function isoText<T extends string | null = string>(column: string) {
  return sql<T>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
