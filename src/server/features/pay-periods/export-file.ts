// The file of a closed pay period, in the shape that a payroll program reads. The same lines give the same bytes.
import type { PayProfile } from '#contract/api/pay-periods';
import { type Cell, csv } from '#contract/csv';
import type { PayLine } from './pay-periods.queries';

type Column = [heading: string, cell: (line: PayLine) => Cell];

const hours = (seconds: number) => Math.round((seconds / 3600) * 10_000) / 10_000;
const australian = (date: string) => date.split('-').reverse().join('/');
const who = ({ employee_number, employee_name }: PayLine) => employee_number ?? employee_name;

/** Each profile names its columns in its own way. Payroll programs pay by the clock. */
const PROFILES: Record<PayProfile, Column[]> = {
  generic: [
    ['employee_number', ({ employee_number }) => employee_number],
    ['employee', ({ employee_name }) => employee_name],
    ['date', ({ date }) => date],
    ['start', ({ start }) => start],
    ['end', ({ end }) => end],
    ['unpaid_minutes', ({ unpaid_seconds }) => Math.round(unpaid_seconds / 60)],
    ['hours_elapsed', ({ elapsed_seconds }) => hours(elapsed_seconds)],
    ['hours_by_the_clock', ({ clock_seconds }) => hours(clock_seconds)],
    ['job_site', ({ site_name }) => site_name],
    ['role', ({ role_label }) => role_label],
    ['shift_id', ({ shift_id }) => shift_id],
    ['kind', ({ kind }) => kind],
  ],
  keypay: [
    ['EmployeeExternalId', who],
    ['Date', ({ date }) => australian(date)],
    ['StartTime', ({ start }) => start],
    ['EndTime', ({ end }) => end],
    ['Hours', ({ clock_seconds }) => hours(clock_seconds)],
    ['LocationName', ({ site_name }) => site_name],
    ['Comments', ({ kind, role_label }) => (kind === 'adjustment' ? 'Adjustment' : role_label)],
    ['ExternalReferenceId', ({ timesheet_id }) => timesheet_id],
  ],
  xero: [
    ['Employee ID', ({ employee_number }) => employee_number],
    ['Employee', ({ employee_name }) => employee_name],
    ['Date', ({ date }) => australian(date)],
    ['Hours', ({ clock_seconds }) => hours(clock_seconds)],
    ['Tracking', ({ site_name }) => site_name],
    ['Reference', ({ kind }) => (kind === 'adjustment' ? 'Adjustment' : '')],
  ],
};

/** The generic file ends with its totals. Payroll programs would read such a row as a person. */
export function payFile(profile: PayProfile, lines: readonly PayLine[]): string {
  const columns = PROFILES[profile];
  const rows = lines.map((line) => columns.map(([, cell]) => cell(line)));
  const file = [columns.map(([heading]) => heading), ...rows];
  if (profile === 'generic') file.push(totals(lines));
  return csv(file);
}

function totals(lines: readonly PayLine[]): Cell[] {
  const sum = (figure: (line: PayLine) => number) =>
    lines.reduce((total, line) => total + figure(line), 0);
  return [
    null,
    'Total',
    null,
    null,
    null,
    Math.round(sum(({ unpaid_seconds }) => unpaid_seconds) / 60),
    hours(sum(({ elapsed_seconds }) => elapsed_seconds)),
    hours(sum(({ clock_seconds }) => clock_seconds)),
    null,
    null,
    null,
    null,
  ];
}
