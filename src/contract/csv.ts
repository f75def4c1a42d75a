// CSV in the form that spreadsheets read, for the server's files and those that a screen makes itself.

export type Cell = string | number | boolean | null;

function csvCell(value: Cell): string {
  const text = value === null ? '' : String(value);
  // A number is no formula, and one below zero has to stay a number.
  const safe = typeof value === 'string' && startsFormula(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A spreadsheet would run it. Some read a full-width sign as the plain one, or drop what is hidden before it. */
function startsFormula(text: string): boolean {
  const [first = ''] = text.replace(/^[\p{White_Space}\p{Cc}\p{Cf}\p{DI}]+/u, '');
  return /^[\t\r\n]/.test(text) || /^[=+\-@]/.test(first.normalize('NFKC'));
}

export function csv(rows: Cell[][]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
