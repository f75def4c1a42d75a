// Turns a chosen CSV file into rows, or into the sentence that says why not. Loaded with the first file: nobody else needs
// papaparse.
import Papa from 'papaparse';
import { LIMITS } from '#contract/limits';
import { counted, formatCount } from '#engine/counted';

export interface CsvFile {
  headings: string[];
  /** Rows count as in a spreadsheet: the headings are row 1. */
  lines: { number: number; cells: string[] }[];
}

/** What the sentences call the headings and the rows: 'name, email and so on', 'employees'. */
export interface CsvWords {
  headings: string;
  rows: string;
}

const MAX_BYTES = 5 * 1024 * 1024;

export async function readCsvFile(file: File, words: CsvWords): Promise<CsvFile | string> {
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > MAX_BYTES) {
    return `${file.name} is larger than 5 MB. Is it the right file? If so, import it in parts.`;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  return refuseType(file.name, bytes) ?? parseCsv(decodeText(bytes), words);
}

function refuseType(name: string, bytes: Uint8Array): string | undefined {
  const begins = String.fromCharCode(...bytes.subarray(0, 4));
  if (begins.startsWith('PK') || begins.startsWith('\xd0\xcf\x11\xe0')) {
    return `${name} is a spreadsheet, not a CSV file. In your spreadsheet program choose 'Save as' or 'Download', then CSV, and import that file.`;
  }
  const utf16 = begins.startsWith('\xff\xfe') || begins.startsWith('\xfe\xff');
  if (begins === '%PDF' || (!utf16 && bytes.subarray(0, 4096).includes(0))) {
    return `${name} is not a CSV file. Choose a text file with commas or semicolons between its columns.`;
  }
  return undefined;
}

export function parseCsv(text: string, words: CsvWords): CsvFile | string {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const misquoted = errors.find(({ type }) => type === 'Quotes');
  if (misquoted) {
    return `A quotation mark near row ${(misquoted.row ?? 0) + 1} is missing or out of place, so we can't tell the rows after it apart.`;
  }
  const [headings = [], ...rest] = data;
  if (headings.every((heading) => heading.trim() === '')) {
    return `The first row is empty. Put the headings there: ${words.headings}.`;
  }
  const lines = rest.flatMap((cells, index) =>
    cells.some((cell) => cell.trim() !== '') ? [{ number: index + 2, cells }] : [],
  );
  if (lines.length === 0) return `The file has headings, but no ${words.rows} below them.`;
  if (lines.length > LIMITS.importRows) {
    return `The file has ${counted(lines.length, 'row')}. Split it: you can import ${formatCount(LIMITS.importRows)} at a time.`;
  }
  return { headings, lines };
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
