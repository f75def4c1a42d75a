// Reads a backup from end to end and checks every sum in it, whether the rows are loaded or only looked at.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { StartupError } from '../startup-error';
import {
  AnyHeader,
  Closing,
  countRows,
  END_OF_ROWS,
  FORMAT_VERSION,
  Header,
  TableEnd,
  TableStart,
} from './format';
import { type Lines, linesOf } from './lines';
import type { Table } from './tables';

export interface ReadBackup {
  header: Header;
  tables: { name: string; rows: number }[];
  rows: number;
  /** Of the content, without the last line. */
  sha256: string;
}

/** Must use up the rows; throws when they are not what was written. */
export type TableVisitor = (table: Table, rows: AsyncIterable<Buffer>) => Promise<void>;

export async function readBackup(file: string, visit: TableVisitor): Promise<ReadBackup> {
  let read: ReadBackup | undefined;
  try {
    await pipeline(createReadStream(file), createGunzip(), async (content) => {
      read = await readContent(linesOf(content), file, visit);
    });
  } catch (error) {
    throw asSentence(error, file);
  }
  if (!read) throw new Error('the backup ended before it was read');
  return read;
}

async function readContent(lines: Lines, file: string, visit: TableVisitor): Promise<ReadBackup> {
  const everything = createHash('sha256');
  const header = readHeader(await lines.takeLine(), file, everything);
  const tables: ReadBackup['tables'] = [];
  let total = 0;
  for (;;) {
    const line = await lines.takeLine();
    const start = parse(TableStart, line);
    if (!start || !line) {
      const closing = parse(Closing, line);
      const sha256 = everything.digest('hex');
      const whole = closing?.sha256 === sha256 && closing.total_rows === total;
      if (!whole || !(await lines.isAtEnd())) throw damaged(file);
      return { header, tables, rows: total, sha256 };
    }
    everything.update(line);
    const rows = await readTable(lines, file, everything, (each) =>
      visit({ name: start.table, columns: start.columns }, each),
    );
    tables.push({ name: start.table, rows });
    total += rows;
  }
}

async function readTable(
  lines: Lines,
  file: string,
  everything: ReturnType<typeof createHash>,
  use: (rows: AsyncIterable<Buffer>) => Promise<void>,
): Promise<number> {
  const sum = createHash('sha256');
  let rows = 0;
  async function* checked() {
    for await (const bytes of lines.takeRows()) {
      sum.update(bytes);
      everything.update(bytes);
      rows += countRows(bytes);
      yield bytes;
    }
    everything.update(END_OF_ROWS);
    const line = await lines.takeLine();
    const end = parse(TableEnd, line);
    if (!line || end?.rows !== rows || end.sha256 !== sum.digest('hex')) throw damaged(file);
    everything.update(line);
  }
  await use(checked());
  return rows;
}

function readHeader(
  line: Buffer | undefined,
  file: string,
  everything: ReturnType<typeof createHash>,
): Header {
  const any = parse(AnyHeader, line);
  if (!line || !any) throw notABackup(file);
  if (any.format_version > FORMAT_VERSION) {
    throw new StartupError(
      `The backup ${file} was made by a newer version of Muster. Restore it with that version or a newer one.`,
    );
  }
  const header = parse(Header, line);
  if (!header) throw damaged(file);
  everything.update(line);
  return header;
}

function parse<S extends z.ZodType>(schema: S, line: Buffer | undefined): z.infer<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(String(line))).data;
  } catch {
    return undefined;
  }
}

function asSentence(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (String(error.code).startsWith('Z_')) {
    return error.message === 'incorrect header check' ? notABackup(file) : damaged(file);
  }
  if (!('syscall' in error)) return error;
  return new StartupError(`The backup ${file} cannot be read: ${error.message}.`);
}

function notABackup(file: string): StartupError {
  return new StartupError(`${file} is not a backup of Muster.`);
}

function damaged(file: string): StartupError {
  return new StartupError(
    `The backup ${file} is damaged: it is cut off or was altered. Nothing was restored from it.`,
  );
}
