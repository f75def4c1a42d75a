import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/database';
import type { DB } from '../../db/tables.gen';

type ColumnType = 'uuid' | 'text' | 'integer' | 'float8' | 'boolean' | 'date' | 'timestamptz';

/** One statement for all rows, each column as one array: thousands of rows in one go. */
export async function insertAll<T extends keyof DB, C extends keyof Insertable<DB[T]> & string>(
  db: Db,
  table: T,
  columns: Record<C, ColumnType>,
  rows: Pick<Insertable<DB[T]>, C>[],
): Promise<void> {
  const names = Object.keys(columns) as C[];
  const arrays = names.map(
    (name) => sql`${rows.map((row) => row[name])}::${sql.raw(columns[name])}[]`,
  );
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select * from unnest(${sql.join(arrays)})`.execute(db);
}
