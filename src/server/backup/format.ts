// The backup file: gzip of lines. A header; for each table a line of JSON, its rows in PostgreSQL's COPY text
// format, the line \. and a line with their sum; a last line with the sum of everything before it.
import { z } from 'zod';

export const FORMAT = 'muster-backup';
export const FORMAT_VERSION = 1;
/** Cannot be a row: COPY writes every backslash of a value twice. */
export const END_OF_ROWS = '\\.\n';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

export const AnyHeader = z.object({ format: z.literal(FORMAT), format_version: z.int().min(1) });

export const Header = AnyHeader.extend({
  format_version: z.literal(FORMAT_VERSION),
  muster_version: z.string(),
  schema_version: z.int().min(1),
  postgres_version: z.string(),
  created_at: z.iso.datetime(),
});
export type Header = z.infer<typeof Header>;

export const TableStart = z.object({
  table: z.string().min(1),
  columns: z.array(z.string().min(1)).min(1),
});
export const TableEnd = z.object({ rows: count, sha256 });
export const Closing = z.object({ total_rows: count, sha256 });

export function jsonLine(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

const NEWLINE = 10;

/** In COPY text format a newline within a value is written as \n, so that every newline ends a row. */
export function countRows(bytes: Buffer): number {
  let rows = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) rows += 1;
  return rows;
}
