// Sends a CSV file, written while its rows are read from the database.
import type { FastifyReply } from 'fastify';
import type { Expression } from 'kysely';
import { type Cell, csv } from '#contract/csv';
import { batches } from '../db/batches';
import type { Db, Viewpoint } from '../db/database';
import type { Parts } from '../parts';
import { streamText } from './streamed-text';

interface CsvRows<Row> {
  name: string;
  query: (db: Db) => Expression<Row>;
}

interface CsvLines<Row> extends CsvRows<Row> {
  viewpoint: Viewpoint | 'everyone';
  columns: string[];
  /** The cells of a row, in the order of the columns. */
  lineOf: (row: Row) => Cell[];
}

/** A moment as its date in UTC: a spreadsheet reads '2026-11-15' as a date, and the whole moment as a text. */
function asDate(cell: Cell): Cell {
  return typeof cell === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(cell)
    ? cell.slice(0, 10)
    : cell;
}

/** Rows of all organisations, whose columns are those of the file. */
export function sendCsv<Row extends Record<string, Cell>>(
  parts: Pick<Parts, 'database'>,
  reply: FastifyReply,
  file: CsvRows<Row> & { columns: (keyof Row & string)[] },
) {
  return sendCsvLines(parts, reply, {
    ...file,
    viewpoint: 'everyone',
    lineOf: (row) => file.columns.map((column) => asDate(row[column] ?? null)),
  });
}

export function sendCsvLines<Row>(
  { database }: Pick<Parts, 'database'>,
  reply: FastifyReply,
  { name, viewpoint, columns, query, lineOf }: CsvLines<Row>,
) {
  const stream = streamText((write, gone) =>
    database.readLong(
      viewpoint,
      async (db) => {
        await write(csv([columns]));
        for await (const rows of batches(db, query(db))) await write(csv(rows.map(lineOf)));
      },
      gone,
    ),
  );
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(stream);
}
