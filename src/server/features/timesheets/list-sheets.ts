// Timesheets as managers go through them: those that wait for something, of some days, at a site, or by name.
import { sql } from 'kysely';
import type { Timesheet, TimesheetCounts } from '#contract/api/timesheets';
import { LIMITS } from '#contract/limits';
import { SHEET_LISTS, type SheetListName, type SheetState } from '#engine/clock/sheet-state';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { containsPattern } from '../admin-organizations/matches-search';
import { timesheetsQuery } from './timesheets.queries';

const UNDECIDED = ['running', ...SHEET_LISTS.attention, ...SHEET_LISTS.approve] as const;

/** Written out, so that the index of those that nobody has approved is found. */
function stateIn(states: readonly SheetState[]) {
  return sql<boolean>`t.state in (${sql.join(states.map((state) => sql.lit(state)))})`;
}

export interface SheetWindow {
  from: CalendarDate;
  to: CalendarDate;
  locationId?: string | undefined;
  /** A part of the name. */
  find?: string | undefined;
}

function within({ from, to, locationId, find = '' }: SheetWindow) {
  // A day of some zone begins up to half a day before that of Greenwich, and ends up to half a day after it.
  const start = sql`(${from}::date - interval '1 day') at time zone 'UTC'`;
  const end = sql`(${to}::date + interval '2 days') at time zone 'UTC'`;
  return sql<boolean>`t.date between ${from}::date and ${to}::date and t.start_at >= ${start} and t.start_at < ${end}
    and (${locationId ?? null}::uuid is null or t.location_id = ${locationId ?? null}::uuid)
    and (${find} = '' or exists (select from employees n
      where n.org_id = t.org_id and n.id = t.employee_id and n.name ilike ${containsPattern(find)}))`;
}

export interface SheetFilter extends SheetWindow {
  state?: SheetState | 'undecided' | undefined;
  list?: SheetListName | undefined;
  employeeId?: string | undefined;
  /** A start and an id, as `next` says it. */
  after?: string | undefined;
  limit?: number | undefined;
}

/** In order of time, some at a time. */
export async function listSheets(
  scope: TenantScope,
  filter: SheetFilter,
): Promise<{ timesheets: Timesheet[]; next: `${string}_${string}` | null }> {
  const { state, list, employeeId, after, limit = LIMITS.timesheets } = filter;
  let chosen = scope.db
    .selectFrom('timesheets as t')
    .selectAll('t')
    .where('t.org_id', '=', scope.orgId)
    .where(within(filter));
  if (list) chosen = chosen.where(stateIn(SHEET_LISTS[list]));
  if (state === 'undecided') chosen = chosen.where(stateIn(UNDECIDED));
  else if (state) chosen = chosen.where('t.state', '=', state);
  if (employeeId) chosen = chosen.where('t.employee_id', '=', employeeId);
  if (after) {
    const [start, id] = after.split('_');
    chosen = chosen.where(sql<boolean>`(t.start_at, t.id) > (${start}::timestamptz, ${id}::uuid)`);
  }
  const page = chosen
    .orderBy('t.start_at')
    .orderBy('t.id')
    .limit(limit + 1);
  const found = await timesheetsQuery(scope, page).orderBy('t.start_at').orderBy('t.id').execute();
  const timesheets = found.slice(0, limit);
  const last = timesheets.at(-1);
  const more = found.length > timesheets.length;
  return { timesheets, next: more && last ? `${last.start_at}_${last.id}` : null };
}

/** Names of people at work that an answer holds. */
const MOST_NAMES = 100;

/** What nobody has approved yet. `own` doesn't wait for the person whose it is. */
export async function countSheets(
  { db, orgId }: TenantScope,
  window: SheetWindow,
  own: string | null,
): Promise<TimesheetCounts> {
  const undecided = db
    .selectFrom('timesheets as t')
    .where('t.org_id', '=', orgId)
    .where(stateIn(UNDECIDED))
    .where(within(window));
  const count = (states: readonly SheetState[], also = sql`true`) =>
    sql<number>`count(*) filter (where ${stateIn(states)} and ${also})::int`;
  const counts = await undecided
    .select([
      count(['running']).as('running'),
      count(SHEET_LISTS.attention).as('attention'),
      count(SHEET_LISTS.approve).as('approve'),
      count(
        SHEET_LISTS.approve,
        sql`t.flags = '{}' and t.employee_id is distinct from ${own}::uuid`,
      ).as('clean'),
    ])
    .executeTakeFirstOrThrow();
  const running = await undecided
    .innerJoin('employees as e', (join) =>
      join.onRef('e.org_id', '=', 't.org_id').onRef('e.id', '=', 't.employee_id'),
    )
    .select('e.name')
    .where(stateIn(['running']))
    .orderBy('t.start_at')
    .limit(MOST_NAMES)
    .execute();
  return { ...counts, running_names: running.map(({ name }) => name) };
}
