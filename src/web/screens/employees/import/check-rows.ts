import { ImportRow, type importEmployees, NEW_EMPLOYEE_ROLES } from '#contract/api/employees';
import type { ResponseOf } from '#contract/endpoint';
import type { ImportRowInput } from '../../../data/employees';
import type { FileRow } from './map-rows';

export interface CheckedRow extends FileRow {
  input: ImportRowInput;
  /** What is wrong with the cells themselves. */
  faults: string[];
}

type ServerProblem = ResponseOf<typeof importEmployees>['problems'][number];

const FIELD_LABELS: Record<keyof ImportRowInput, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  role: 'Role',
  shift_group: 'Shift group',
  tempPassword: 'Temporary password',
};

export function checkRows(rows: readonly FileRow[]): CheckedRow[] {
  const firstWith = new Map<string, number>();
  return rows.map((row) => {
    const { cells, number } = row;
    const input = inputOf(cells);
    const faults = faultsOf(input);
    const email = cells.email.toLowerCase();
    const first = firstWith.get(email);
    if (first !== undefined) faults.push(`The same email as in row ${first}`);
    else if (email !== '') firstWith.set(email, number);
    return { ...row, input, faults };
  });
}

function inputOf(cells: FileRow['cells']): ImportRowInput {
  return {
    name: cells.name,
    email: cells.email,
    phone: cells.phone,
    role: (cells.role.toLowerCase() || 'employee') as ImportRowInput['role'],
    ...(cells.shift_group && { shift_group: cells.shift_group }),
    ...(cells.temp_password && { tempPassword: cells.temp_password }),
  };
}

function faultsOf(input: ImportRowInput): string[] {
  const { error } = ImportRow.safeParse(input);
  return (error?.issues ?? []).map(({ path, message }) => {
    const field = path[0] as keyof ImportRowInput;
    if (field === 'role') return `Role: Must be ${NEW_EMPLOYEE_ROLES.join(' or ')}`;
    return input[field] === '' ? `${FIELD_LABELS[field]} is missing` : tell(field, message);
  });
}

/** 'Must be at most 50 characters' needs the field's name; 'There is no shift group' does not. */
function tell(field: keyof ImportRowInput, message: string): string {
  return /^(Must|Contains|Invalid)/.test(message) ? `${FIELD_LABELS[field]}: ${message}` : message;
}

/** Rows without faults of their own, for the server to check. */
export function rowsToAsk(rows: readonly CheckedRow[]): ImportRowInput[] {
  return rows.filter(({ faults }) => faults.length === 0).map(({ input }) => input);
}

export interface JudgedRow extends CheckedRow {
  problems: string[];
  /** Someone with this email is an employee already. */
  here: boolean;
}

/** Adds what the server said about the rows it checked. */
export function judgeRows(
  rows: readonly CheckedRow[],
  fromServer: { problems: readonly ServerProblem[]; existing: readonly number[] },
): JudgedRow[] {
  const asked = rows.filter(({ faults }) => faults.length === 0);
  const said = new Map<CheckedRow, string[]>();
  for (const { row, field, message } of fromServer.problems) {
    const about = asked[row];
    const sentence = tell(field as keyof ImportRowInput, message);
    if (about) said.set(about, [...(said.get(about) ?? []), sentence]);
  }
  const here = new Set(fromServer.existing.map((index) => asked[index]));
  return rows.map((row) => ({
    ...row,
    problems: [...row.faults, ...(said.get(row) ?? [])],
    here: here.has(row),
  }));
}

/** Everyone without a password gets one of their own, unless they choose it by the link of an invitation. */
export function rowsToImport(
  rows: readonly CheckedRow[],
  inviting: boolean,
  makePassword: () => string,
): ImportRowInput[] {
  return rows.map(({ input }) =>
    inviting || input.tempPassword ? input : { ...input, tempPassword: makePassword() },
  );
}
