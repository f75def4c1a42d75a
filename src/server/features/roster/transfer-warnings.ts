// What a person should know before shifts are moved or copied: who is away on the new day, and who gets little rest.
import { sql } from 'kysely';
import type { DayStatusName } from '#engine/cells/cell';
import { DAY_MS } from '#engine/time/dates';
import { shortDay } from '#engine/time/day-text';
import { wallClockAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { ShiftInCell } from './cells.queries';

interface AwayOn {
  /** The index of the shift that would go there. */
  proposed: number;
  employee_name: string;
  date: CalendarDate;
  status: DayStatusName;
}

/** The proposed shifts whose people are off, sick or on holiday on the day of the shift. */
export async function findAway(
  { db, orgId }: TenantScope,
  proposed: Pick<ShiftInCell, 'employee_id' | 'local_date'>[],
): Promise<AwayOn[]> {
  const { rows } = await sql<AwayOn>`
    select (t.number - 1)::int as proposed, e.name as employee_name, d.date, d.status
    from unnest(${proposed.map((shift) => shift.employee_id)}::uuid[],
      ${proposed.map((shift) => shift.local_date)}::date[]) with ordinality as t (employee_id, date, number)
    join day_statuses d on d.org_id = ${orgId} and d.employee_id = t.employee_id and d.date = t.date
    join employees e on e.org_id = d.org_id and e.id = d.employee_id
    order by e.name, d.date, t.number`.execute(db);
  return rows;
}

const STATUS_WORDS = { off: 'off', sick: 'sick', holiday: 'on holiday' };

/** 'Amy Able is on holiday on Mon 8 Mar, Tue 9 Mar.' */
export function awaySentences(away: AwayOn[]): string[] {
  const days = new Map<string, Set<string>>();
  for (const { employee_name, date, status } of away) {
    const who = `${employee_name} is ${STATUS_WORDS[status]}`;
    days.set(who, (days.get(who) ?? new Set()).add(shortDay(date)));
  }
  return [...days].map(([who, on]) => `${who} on ${[...on].join(', ')}.`);
}

interface Worked {
  id: string;
  employee_id: string;
  start: number;
  end: number;
  local_date: string;
  timezone: string;
}

const HOUR_MS = 3_600_000;

/** A sentence for each shift that begins too soon after the one before it, where one of the two is proposed. */
export async function findShortRest(
  scope: TenantScope,
  proposed: ShiftInCell[],
  removed: readonly string[],
): Promise<string[]> {
  const people = [...new Set(proposed.map((shift) => shift.employee_id))];
  if (people.length === 0) return [];
  const minimum = (await findMinimumRest(scope)) * HOUR_MS;
  const added = proposed.map((shift) => ({
    ...shift,
    start: Date.parse(shift.start_at),
    end: Date.parse(shift.end_at),
  }));
  const own = new Set(added.map(({ id }) => id));
  const around = {
    from: Math.min(...added.map(({ start }) => start)) - minimum,
    to: Math.max(...added.map(({ end }) => end)) + minimum,
  };
  const gone = new Set([...own, ...removed]);
  const standing = (await listWorked(scope, people, around)).filter(({ id }) => !gone.has(id));
  const names = await listNames(scope, people);
  const sorted = [...standing, ...added].sort(
    (one, other) => one.employee_id.localeCompare(other.employee_id) || one.start - other.start,
  );
  return sorted.flatMap((shift, index) => {
    const before = sorted[index - 1];
    if (before?.employee_id !== shift.employee_id) return [];
    const rest = shift.start - before.end;
    if (rest < 0 || rest >= minimum || !(own.has(shift.id) || own.has(before.id))) return [];
    const { time } = wallClockAt(shift.start as Instant, shift.timezone as Zone);
    const day = shortDay(shift.local_date as CalendarDate);
    const hours = Number((rest / HOUR_MS).toFixed(2));
    return [`${names.get(shift.employee_id)} has ${hours} h of rest before ${time} on ${day}.`];
  });
}

async function findMinimumRest({ db, orgId }: TenantScope): Promise<number> {
  const { default_min_rest_hours } = await db
    .selectFrom('organizations')
    .select('default_min_rest_hours')
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow();
  return default_min_rest_hours;
}

async function listWorked(
  { db, orgId }: TenantScope,
  people: string[],
  { from, to }: { from: number; to: number },
): Promise<Worked[]> {
  const { rows } = await sql<Omit<Worked, 'start' | 'end'> & { start_at: Date; end_at: Date }>`
    select s.id, s.employee_id, s.start_at, s.end_at, s.local_date, l.timezone
    from shifts s join locations l on l.org_id = s.org_id and l.id = s.location_id
    where s.org_id = ${orgId} and s.employee_id = any(${people}::uuid[])
      -- No shift lasts two days. Without a first start, all that these people ever worked would be read.
      and s.start_at > ${new Date(from - 2 * DAY_MS)} and s.start_at < ${new Date(to)} and s.end_at > ${new Date(from)}`.execute(
    db,
  );
  return rows.map(({ start_at, end_at, ...shift }) => ({
    ...shift,
    start: start_at.getTime(),
    end: end_at.getTime(),
  }));
}

async function listNames({ db }: TenantScope, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('employees')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
