/** Rows by the person that they are about, in the order given. */
export function byEmployee<Row extends { employee_id: string }>(
  rows: readonly Row[],
): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const own = found.get(row.employee_id);
    if (own) own.push(row);
    else found.set(row.employee_id, [row]);
  }
  return found;
}
