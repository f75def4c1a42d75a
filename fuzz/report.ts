// The figures of a run, for people.
import { asCurl, type Outcome } from '../src/server/testing/fuzz/fuzz';

const HANG_MS = 2_000;

export const hangs = ({ ms }: Outcome) => ms > HANG_MS;

function countBy(outcomes: Outcome[], nameOf: (outcome: Outcome) => string): [string, Outcome[]][] {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const name = nameOf(outcome);
    groups.set(name, [...(groups.get(name) ?? []), outcome]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

const family = (status: number) => (status === 0 ? 'none' : `${Math.floor(status / 100)}xx`);
const FAMILIES = ['2xx', '3xx', '4xx', '5xx', 'none'];

function familyTable(title: string, groups: [string, Outcome[]][]): string[] {
  const row = (name: string, cells: (string | number)[]) =>
    `  ${name.padEnd(34)}${cells.map((cell) => String(cell).padStart(7)).join('')}`;
  return [
    row(title, ['all', ...FAMILIES]),
    ...groups.map(([name, outcomes]) =>
      row(name, [
        outcomes.length,
        ...FAMILIES.map((one) => outcomes.filter(({ status }) => family(status) === one).length),
      ]),
    ),
  ];
}

export function reportOf(outcomes: Outcome[]): string[] {
  const statuses = countBy(outcomes, ({ status }) => String(status || 'none'));
  const slowest = outcomes.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  const resource = (endpoint: string) => endpoint.split('/').slice(1, 3).join('/');
  return [
    'Answers by status',
    ...statuses.map(([status, list]) => `  ${status.padEnd(8)}${String(list.length).padStart(7)}`),
    '',
    ...familyTable(
      'by endpoint',
      countBy(outcomes, ({ request }) => resource(request.endpoint)),
    ),
    '',
    ...familyTable(
      'by caller',
      countBy(outcomes, ({ request }) => request.caller),
    ),
    '',
    ...familyTable(
      'by what is wrong',
      countBy(outcomes, ({ request }) => request.wrong),
    ),
    '',
    'The slowest',
    ...slowest.map(
      ({ ms, status, request }) =>
        `  ${String(Math.round(ms)).padStart(6)} ms  ${status}  ${request.endpoint}, ${request.wrong} (number ${request.number})`,
    ),
  ];
}

export function failureOf({ request, fault, ms }: Outcome): string {
  const what = fault ?? `took ${Math.round(ms)} ms`;
  return `number ${request.number}, ${request.endpoint}, ${request.wrong}: ${what}\n  ${asCurl(request)}`;
}
