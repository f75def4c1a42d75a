// CSV in the form that spreadsheets read, for the server's files and those that a screen makes itself.

export type Cell = string | number | boolean | null;

/** A spreadsheet would run a cell that starts like a formula. */
function csvCell(value: Cell): string {
  const text = value === null ? '' : String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csv(rows: Cell[][]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
