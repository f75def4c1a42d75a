// The rows of a file of contracts, with what is wrong in them.
import { z } from 'zod';
import { NewContract } from '#contract/api/contracts';
import type { ImportContractRow } from '../../../data/contracts';

export const CONTRACT_COLUMNS = {
  email: 'The email of an employee',
  valid_from: 'The first day, such as 2027-07-01 or 01/07/2027',
  type: 'full-time, part-time or casual',
  hours: 'Ordinary hours in the period. Empty for casuals without any.',
  period_days: '7, 14, 28, or the days of a cycle. Empty means 7.',
  averaging_weeks: 'Optional. Weeks over which hours are averaged.',
  anchor: 'Optional. A first day of such a period.',
  long_shifts: 'yes if the person agreed to longer shifts',
  short_rest: 'yes if the person agreed to a shorter rest',
  leave_counts: 'no if leave does not count as hours',
  holidays_count: 'no if public holidays without a shift do not count as hours',
  employee_number: 'Optional. The number that payroll uses.',
  birth_date: 'Optional. Only rules about minors use it.',
} as const;

type Column = keyof typeof CONTRACT_COLUMNS;

/** The column of each field, to say where a problem is. */
const COLUMN_OF: Record<string, Column> = {
  email: 'email',
  validFrom: 'valid_from',
  type: 'type',
  hours: 'hours',
  period: 'period_days',
  averagingWeeks: 'averaging_weeks',
  anchor: 'anchor',
  employeeNumber: 'employee_number',
  birthDate: 'birth_date',
};

export interface RowProblem {
  /** As in a spreadsheet: the headings are row 1. */
  row: number;
  text: string;
}

interface ContractsFile {
  headings: readonly string[];
  lines: readonly { number: number; cells: readonly string[] }[];
}

const email = z.email('Please enter a valid email address');

export function contractRows({ headings, lines }: ContractsFile) {
  const places = new Map(headings.map((heading, place) => [plain(heading), place]));
  const missing = (['email', 'valid_from', 'type'] as const).filter((name) => !places.has(name));
  const rows: (ImportContractRow & { number: number })[] = [];
  const problems: RowProblem[] = [];
  for (const { number, cells } of missing.length > 0 ? [] : lines) {
    const cell = (column: Column) => cells[places.get(column) ?? -1]?.trim() ?? '';
    const address = email.safeParse(cell('email'));
    const contract = NewContract.safeParse(contractOf(cell));
    const issues = [
      ...(address.error?.issues.map(({ message }) => `email: ${message}`) ?? []),
      ...(contract.error?.issues.map(({ path, message }) =>
        problemText(String(path[0]), message),
      ) ?? []),
    ];
    for (const text of issues) problems.push({ row: number, text });
    if (address.data && contract.data) {
      rows.push({ number, email: address.data, contract: contract.data });
    }
  }
  return { rows, problems, missing };
}

export function problemText(field: string, message: string): string {
  return `${COLUMN_OF[field] ?? field}: ${message}`;
}

function contractOf(cell: (column: Column) => string) {
  const hours = numberOf(cell('hours'));
  return {
    validFrom: dateOf(cell('valid_from')),
    type: cell('type').toLowerCase(),
    hours,
    period: hours === null ? null : (numberOf(cell('period_days')) ?? 7),
    averagingWeeks: numberOf(cell('averaging_weeks')),
    anchor: dateOf(cell('anchor')) || null,
    agreements: [
      ...(isYes(cell('long_shifts')) ? ['long-shifts'] : []),
      ...(isYes(cell('short_rest')) ? ['short-rest'] : []),
    ],
    leaveCounts: !isNo(cell('leave_counts')),
    holidaysCount: !isNo(cell('holidays_count')),
    employeeNumber: cell('employee_number') || null,
    // An empty cell leaves the birth date as it is.
    birthDate: dateOf(cell('birth_date')) || undefined,
  };
}

function plain(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
}

function numberOf(text: string): number | null {
  return text === '' ? null : Number(text.replace(',', '.'));
}

/** Australian spreadsheets write 1/07/2027. A month above 12 stays as it is, and is refused. */
function dateOf(text: string): string {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (!match) return text;
  const [, day = '', month = '', year] = match;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const isYes = (text: string) => /^(y|yes|true|1)$/i.test(text);
const isNo = (text: string) => /^(n|no|false|0)$/i.test(text);
