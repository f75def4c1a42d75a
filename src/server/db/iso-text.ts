import { sql } from 'kysely';

/** Formats a timestamp in the database, as the contract writes it. Making a Date per row takes longer. */
export function isoText<T extends string | null = string>(column: string) {
  return sql<T>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
