import { COLUMNS, type Column, type Target } from './columns';
import type { EmployeesFile } from './read-employees-file';

export interface FileRow {
  number: number;
  cells: Record<Column, string>;
}

/** What a person has fixed, by the number of the row. */
export type Fixes = ReadonlyMap<number, Partial<Record<Column, string>>>;

/** The lines of the file as rows of ours: first and last name joined, and what was fixed in place. */
export function mapRows(
  { lines }: Pick<EmployeesFile, 'lines'>,
  targets: readonly Target[],
  fixes: Fixes,
): FileRow[] {
  return lines.map(({ number, cells }) => {
    const cell = (target: Target) => cells[targets.indexOf(target)] ?? '';
    const own = Object.fromEntries(
      COLUMNS.map((column) => [
        column,
        column === 'temp_password' ? secret(cell(column)) : clean(cell(column)),
      ]),
    ) as Record<Column, string>;
    const parts = [clean(cell('first_name')), clean(cell('last_name'))].filter(Boolean).join(' ');
    return { number, cells: { ...own, name: own.name || parts, ...fixes.get(number) } };
  });
}

/** Blanks around a password belong to it, unless it has nothing else. */
function secret(cell: string): string {
  return cell.trim() ? cell : '';
}

/** Exports put an apostrophe before '+61 2 ...': a spreadsheet would take it for a formula. */
function clean(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, '');
}
