/** Each row once: a row that is new at the top pushes another onto the next page. */
export function rowsOf<Row extends { id: string }>(pages: readonly Row[][]): Row[] {
  return [...new Map(pages.flat().map((row) => [row.id, row])).values()];
}
