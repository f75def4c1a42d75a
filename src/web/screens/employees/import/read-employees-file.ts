// From a chosen file to rows, or to the sentence that says why not. Loaded with the first file: papaparse
// is of no use to anybody else.
import Papa from 'papaparse';
import { LIMITS } from '#contract/limits';
import { COLUMNS, type Column, columnOf } from './columns';

export interface FileRow {
  /** As a spreadsheet counts: the headings are row 1. */
  number: number;
  cells: Record<Column, string>;
}

export interface EmployeesFile {
  rows: FileRow[];
  /** Headings that mean nothing to us. */
  ignored: string[];
}

const MAX_BYTES = 5 * 1024 * 1024;
/** Stands in our own export and is not to be set by anybody. */
const KNOWN_EXTRAS = ['added'];

export async function readEmployeesFile(file: File): Promise<EmployeesFile | string> {
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > MAX_BYTES) {
    return `${file.name} is larger than 5 MB. Is it the right file? If so, import it in parts.`;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  return refuseType(file.name, bytes) ?? parseEmployees(decodeText(bytes));
}

function refuseType(name: string, bytes: Uint8Array): string | undefined {
  const begins = String.fromCharCode(...bytes.subarray(0, 4));
  if (begins.startsWith('PK') || begins.startsWith('\xd0\xcf\x11\xe0')) {
    return `${name} is a spreadsheet, not a CSV file. In your spreadsheet program choose 'Save as' or 'Download', then CSV, and import that file.`;
  }
  const utf16 = begins.startsWith('\xff\xfe') || begins.startsWith('\xfe\xff');
  if (begins === '%PDF' || (!utf16 && bytes.subarray(0, 4096).includes(0))) {
    return `${name} is not a CSV file. Please choose a text file with commas or semicolons between its columns.`;
  }
  return undefined;
}

export function parseEmployees(text: string): EmployeesFile | string {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const misquoted = errors.find(({ type }) => type === 'Quotes');
  if (misquoted) {
    return `A quotation mark near row ${(misquoted.row ?? 0) + 1} is missing or out of place, so the rows after it cannot be told apart.`;
  }
  const [headings = [], ...lines] = data;
  const columns = headings.map(columnOf);
  const sentence = refuseHeadings(headings, columns);
  if (sentence) return sentence;

  const rows = lines.flatMap((line, index) =>
    line.some((cell) => cell.trim() !== '')
      ? [{ number: index + 2, cells: cellsOf(line, columns) }]
      : [],
  );
  if (rows.length === 0) return 'The file has headings, but no employees below them.';
  if (rows.length > LIMITS.importRows) {
    return `The file has ${rows.length} rows. At most ${LIMITS.importRows} can be imported at once; please split it.`;
  }
  return { rows, ignored: headings.filter((heading, index) => isIgnored(heading, columns[index])) };
}

function refuseHeadings(headings: string[], columns: (Column | undefined)[]): string | undefined {
  if (headings.every((heading) => heading.trim() === '')) {
    return 'The first row is empty. It must hold the headings: name, email and so on.';
  }
  const missing = (['name', 'email'] as const).filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    return `The first row has no column ${missing.join(' and ')}. It must hold the headings, as in the template.`;
  }
  const twice = columns.find((column, index) => column && columns.indexOf(column) !== index);
  return twice && `There are two columns for ${twice}. Please remove one.`;
}

function isIgnored(heading: string, column: Column | undefined): boolean {
  const plain = heading.trim().toLowerCase();
  return column === undefined && plain !== '' && !KNOWN_EXTRAS.includes(plain);
}

function cellsOf(line: string[], columns: (Column | undefined)[]): Record<Column, string> {
  const cells = COLUMNS.map((column) => {
    const cell = line[columns.indexOf(column)] ?? '';
    return [column, column === 'temp_password' && cell.trim() ? cell : clean(cell)];
  });
  return Object.fromEntries(cells) as Record<Column, string>;
}

/** Exports guard '+61 2 ...' with an apostrophe against being taken for a formula. */
function clean(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, '');
}

/** A file's bytes as text: UTF-8, UTF-16 with its mark, or what Excel on Windows saves as 'CSV'. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
