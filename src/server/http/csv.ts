// CSV as spreadsheets read it.

export type Cell = string | number | boolean | null;

/** A cell that begins like a formula would be run by the spreadsheet of whoever opens the file. */
function csvCell(value: Cell): string {
  const text = value === null ? '' : String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csv(rows: Cell[][]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
