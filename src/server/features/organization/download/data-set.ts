// A set of the download: a CSV file, and a part of the JSON file.
import { type RawBuilder, sql } from 'kysely';

export interface DataSet {
  name: string;
  /** For the README of the archive. */
  holds: string;
  columns: string[];
  from: RawBuilder<unknown>;
}

/** Row-level security shows only rows of the organisation, so the queries needn't name it. */
export function dataSet(
  name: string,
  holds: string,
  columns: string[],
  from: RawBuilder<unknown>,
): DataSet {
  return { name, holds, columns, from };
}

/** Gives each row as JSON text, with its columns in the listed order. */
export function rowsOf({ columns, from }: DataSet): RawBuilder<{ json: string }> {
  const listed = sql.join(columns.map((column) => sql.id(column)));
  return sql`select row_to_json(listed)::text as json from (select ${listed} from (${from}) as source) as listed`;
}
