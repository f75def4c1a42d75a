/** Each row once: while somebody reads, new ones push others onto the page that is read next. */
export function rowsOf<Row extends { id: string }>(pages: readonly Row[][]): Row[] {
  return [...new Map(pages.flat().map((row) => [row.id, row])).values()];
}
