// The file of a closed pay period, in the columns that an organisation wants. The same lines and columns give the same bytes.
import type { PayColumn, PayField, PayProfile } from '#contract/api/pay-periods';
import { type Cell, csv } from '#contract/csv';
import type { PayLine } from './pay-periods.queries';

const hours = (seconds: number) => Math.round((seconds / 3600) * 10_000) / 10_000;

type Fields = Record<Exclude<PayField, 'text'>, Cell>;

/** The generic file ends with its totals. Payroll programs would read such a row as a person. */
export function payFile(
  profile: PayProfile,
  columns: readonly PayColumn[],
  lines: readonly PayLine[],
): string {
  const rounded = roundedHours(lines);
  const rows = lines.map((line, at) => cells(columns, fieldsOf(line, rounded[at] ?? 0)));
  const file = [columns.map(({ heading }) => heading), ...rows];
  if (profile === 'generic') file.push(totals(columns, lines, rounded));
  return csv(file);
}

function cells(columns: readonly PayColumn[], fields: Fields): Cell[] {
  return columns.map(({ field, text }) => (field === 'text' ? (text ?? '') : fields[field]));
}

/** A row that is only a difference has no start and end: a program that reads them would pay the whole day again. */
function fieldsOf(line: PayLine, rounded: number): Fields {
  return {
    employee_number: line.employee_number,
    employee: line.employee_name,
    date: line.date,
    date_au: line.date.split('-').reverse().join('/'),
    start: line.whole ? line.start : null,
    end: line.whole ? line.end : null,
    unpaid_minutes: Math.round(line.unpaid_seconds / 60),
    hours_elapsed: hours(line.elapsed_seconds),
    hours_by_the_clock: hours(line.clock_seconds),
    hours_two_decimals: rounded,
    job_site: line.site_name,
    role: line.role_label,
    shift_id: line.shift_id,
    timesheet_id: line.timesheet_id,
    kind: line.kind,
  };
}

/** Each person's rows add up to their rounded total, so rounding takes nothing away from anyone over a period. */
function roundedHours(lines: readonly PayLine[]): number[] {
  const sums = new Map<string, { seconds: number; hundredths: number }>();
  return lines.map(({ employee_id, clock_seconds }) => {
    const before = sums.get(employee_id) ?? { seconds: 0, hundredths: 0 };
    const seconds = before.seconds + clock_seconds;
    const hundredths = Math.round(seconds / 36);
    sums.set(employee_id, { seconds, hundredths });
    return (hundredths - before.hundredths) / 100;
  });
}

function totals(
  columns: readonly PayColumn[],
  lines: readonly PayLine[],
  rounded: readonly number[],
): Cell[] {
  const sum = (figure: (line: PayLine) => number) =>
    lines.reduce((total, line) => total + figure(line), 0);
  const sums: Partial<Record<PayField, number>> = {
    unpaid_minutes: Math.round(sum(({ unpaid_seconds }) => unpaid_seconds) / 60),
    hours_elapsed: hours(sum(({ elapsed_seconds }) => elapsed_seconds)),
    hours_by_the_clock: hours(sum(({ clock_seconds }) => clock_seconds)),
    hours_two_decimals: Math.round(rounded.reduce((total, each) => total + each, 0) * 100) / 100,
  };
  const named = columns.findIndex(({ field }) => field === 'employee');
  const label = named >= 0 ? named : columns.findIndex(({ field }) => sums[field] === undefined);
  return columns.map(({ field }, at) => (at === label ? 'Total' : (sums[field] ?? null)));
}
