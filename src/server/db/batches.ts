// Reads a long result in batches from a cursor, so that neither side holds all of it.
import { randomUUID } from 'node:crypto';
import { type Expression, sql } from 'kysely';
import type { Db } from './database';

const ROWS = 1_000;

export async function* batches<Row>(db: Db, query: Expression<Row>): AsyncGenerator<Row[]> {
  const cursor = sql.id(`rows ${randomUUID()}`);
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS)} from ${cursor}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS) break;
  }
  await sql`close ${cursor}`.execute(db);
}
