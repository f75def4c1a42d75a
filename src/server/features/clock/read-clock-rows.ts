// Reads the rows of a file as clock events. The id of an event is made of what the row says, so that the same row is the same
// event whenever it comes.
import { createHash } from 'node:crypto';
import type { ClockColumn, ClockRow } from '#contract/api/clock-import';
import type { BreakAnswer, ClockKind } from '#engine/clock/event';
import { instantOf } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import { isDateProblem, readTypedDate } from '#engine/time/typed-date';
import { readTime } from '#engine/time/typed-time';

export interface KnownNames {
  /** By number and by email, in lower case. Several people may share a number by mistake. */
  people: ReadonlyMap<string, readonly string[]>;
  /** By name, in lower case. */
  sites: ReadonlyMap<string, readonly { id: string; zone: Zone }[]>;
}

export interface ReadRow {
  id: string;
  employeeId: string;
  site: { id: string; zone: Zone };
  kind: ClockKind;
  at: Instant;
  breakAnswer: BreakAnswer | null;
}

export interface RowProblem {
  row: number;
  field: ClockColumn;
  message: string;
}

export function readClockRows(
  orgId: string,
  rows: readonly ClockRow[],
  names: KnownNames,
  now: Instant,
): { events: ReadRow[]; problems: RowProblem[] } {
  const events: ReadRow[] = [];
  const problems: RowProblem[] = [];
  for (const [row, cells] of rows.entries()) {
    const read = readRow(orgId, cells, names, now);
    if ('message' in read) problems.push({ row, ...read });
    else events.push(read);
  }
  return { events, problems };
}

type Problem = Omit<RowProblem, 'row'>;

function readRow(orgId: string, row: ClockRow, names: KnownNames, now: Instant): ReadRow | Problem {
  const no = (field: ClockColumn, message: string): Problem => ({ field, message });
  const [employeeId, namesake] = names.people.get(row.employee.toLowerCase()) ?? [];
  if (!employeeId) return no('employee', 'Nobody here has this number or email.');
  if (namesake) return no('employee', 'Several people have this number. Use the email instead.');
  const [site, twin] = names.sites.get(row.job_site.toLowerCase()) ?? [];
  if (!site) return no('job_site', 'There is no such job site.');
  if (twin) return no('job_site', 'Several job sites have this name. Rename one first.');
  const kind = KINDS[plain(row.kind)];
  if (!kind) return no('kind', "Write 'in', 'out', 'break start' or 'break end'.");
  const date = readTypedDate(row.date);
  if (isDateProblem(date)) {
    const american = date === 'month-first';
    return no('date', american ? 'Write the day before the month.' : 'Write a date as 31/12/2026.');
  }
  const [, minutes = row.time, seconds = '0'] = /^(\d{1,2}:\d{2}):([0-5]\d)$/.exec(row.time) ?? [];
  const time = readTime(minutes);
  if (!time) return no('time', 'Write a time as 09:00 or 17:30.');
  const at = (instantOf(date, time, site.zone) + Number(seconds) * 1000) as Instant;
  if (at > now) return no('time', 'This is in the future.');
  const breakAnswer = row.break === '' ? null : BREAKS[plain(row.break)];
  if (breakAnswer === undefined) {
    return no('break', "Write 'taken', 'not taken' or 'not offered', or nothing.");
  }
  if (breakAnswer && kind !== 'out') return no('break', "Only a row with 'out' can say this.");
  const id = idOf([orgId, employeeId, kind, at, site.id].join(' '));
  return { id, employeeId, site, kind, at, breakAnswer };
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

const KINDS: Partial<Record<string, ClockKind>> = {
  in: 'in',
  clockin: 'in',
  start: 'in',
  out: 'out',
  clockout: 'out',
  end: 'out',
  finish: 'out',
  breakstart: 'break-start',
  startbreak: 'break-start',
  breakend: 'break-end',
  endbreak: 'break-end',
};

const BREAKS: Partial<Record<string, BreakAnswer>> = {
  taken: 'taken',
  yes: 'taken',
  nottaken: 'not-taken',
  no: 'not-taken',
  notoffered: 'not-offered',
};

/** A version 8 UUID, whose bits we choose ourselves. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
