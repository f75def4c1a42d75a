// Writes a list as JSON batch by batch, so that a year of a large organisation needs little memory and leaves
// the server time for other calls.
import type { Expression } from 'kysely';
import { z } from 'zod';
import { batches } from '../db/batches';
import type { Db } from '../db/database';
import type { Write } from './streamed-text';

interface JsonList<Row> {
  /** Drops fields that the contract doesn't declare. */
  item: z.ZodType;
  query: Expression<Row>;
  shape?: (row: Row) => unknown;
}

export async function writeJsonList<Row>(
  db: Db,
  write: Write,
  { item, query, shape = (row) => row }: JsonList<Row>,
): Promise<void> {
  const items = z.array(item);
  let opening = '[';
  for await (const rows of batches(db, query)) {
    await write(opening + JSON.stringify(items.parse(rows.map(shape))).slice(1, -1));
    opening = ',';
  }
  await write(opening === '[' ? '[]' : ']');
}
