// Sends rows of all organisations as a CSV file, written while they are read from the database.
import type { FastifyReply } from 'fastify';
import type { Expression } from 'kysely';
import { type Cell, csv } from '#contract/csv';
import { batches } from '../db/batches';
import type { Db } from '../db/database';
import type { Parts } from '../parts';
import { streamText } from './streamed-text';

interface CsvFile<Row> {
  name: string;
  columns: (keyof Row & string)[];
  query: (db: Db) => Expression<Row>;
}

/** A moment as its date in UTC: a spreadsheet reads '2026-11-15' as a date, and the whole moment as a text. */
function asDate(cell: Cell): Cell {
  return typeof cell === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(cell)
    ? cell.slice(0, 10)
    : cell;
}

export function sendCsv<Row extends Record<string, Cell>>(
  { database }: Pick<Parts, 'database'>,
  reply: FastifyReply,
  { name, columns, query }: CsvFile<Row>,
) {
  const stream = streamText((write, gone) =>
    database.readLong(
      'everyone',
      async (db) => {
        await write(csv([columns]));
        for await (const rows of batches(db, query(db))) {
          await write(csv(rows.map((row) => columns.map((column) => asDate(row[column] ?? null)))));
        }
      },
      gone,
    ),
  );
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(stream);
}
