// Answers are joined to shifts by all the facts that they were given for, so an answer to other facts doesn't count.
import { sql } from 'kysely';
import type { OwnShift, ShiftAnswer, UnconfirmedShift } from '#contract/api/shift-answers';
import { LIMITS } from '#contract/limits';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { Database, TenantScope } from '../../db/database';
import type { People } from '../employees/people-of-groups';
import { shiftsQuery } from '../shifts/shifts.queries';
import { shiftsOf } from '../shifts/shifts-of';

/** Nobody looks at the answers of a shift that is over, and figures about who answers must not be made of them. */
const DAYS_KEPT = 7;
const HOUR_MS = 3_600_000;
/** Between a change of a shift and telling the managers that it isn't confirmed. */
const HOURS_TO_ANSWER = 2;

function answeredShiftsQuery(scope: TenantScope) {
  return shiftsQuery(scope)
    .leftJoin('shift_answers as a', (join) =>
      join
        .onRef('a.org_id', '=', 's.org_id')
        .onRef('a.shift_id', '=', 's.id')
        .onRef('a.user_id', '=', 'e.user_id')
        .onRef('a.location_id', '=', 's.location_id')
        .onRef('a.start_at', '=', 's.start_at')
        .onRef('a.end_at', '=', 's.end_at'),
    )
    .select(['a.note as answer_note'])
    .where('s.org_id', '=', scope.orgId)
    .where('s.published', '=', true);
}

/** A shift on a day with a status, such as a day of leave, is uncovered: nobody is asked whether they come. */
function isWorked({ orgId }: TenantScope) {
  return sql<boolean>`not exists (select from day_statuses d
    where d.org_id = ${orgId} and d.employee_id = s.employee_id and d.date = s.local_date)`;
}

/** Those that haven't started; with ids, those of them, started or not. */
export function listOwnShifts(
  scope: TenantScope,
  userId: string,
  now: Instant,
  ids?: readonly string[],
): Promise<OwnShift[]> {
  const own = answeredShiftsQuery(scope)
    .select(sql<ShiftAnswer | null>`a.answer`.as('answer'))
    .where('e.user_id', '=', userId);
  const wanted = ids
    ? own.where('s.id', 'in', [...ids])
    : own.where('s.start_at', '>', new Date(now)).where(isWorked(scope));
  return wanted.orderBy('s.start_at').orderBy('s.id').limit(LIMITS.answeredShifts).execute();
}

/** People without an account can't answer. */
export async function listUnconfirmed(scope: TenantScope, hours: number, now: Instant) {
  const rows = await answeredShiftsQuery(scope)
    .select([
      sql<UnconfirmedShift['answer']>`a.answer`.as('answer'),
      sql<number>`count(*) over ()::int`.as('count'),
    ])
    .where('e.user_id', 'is not', null)
    .where('s.start_at', '>', new Date(now))
    .where('s.start_at', '<=', new Date(now + hours * HOUR_MS))
    .where(sql<boolean>`a.answer is distinct from 'confirmed'`)
    .where(isWorked(scope))
    .orderBy('s.start_at')
    .orderBy('s.id')
    .limit(LIMITS.unconfirmedShifts)
    .execute();
  return { count: rows[0]?.count ?? 0, shifts: rows };
}

/** Published shifts among those with the ids, started or not, with the answers of their people. */
export function listAnswered(scope: TenantScope, ids: readonly string[]) {
  return answeredShiftsQuery(scope)
    .select(sql<ShiftAnswer | null>`a.answer`.as('answer'))
    .where('s.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/**
 * Shifts that start within 24 hours and wait for an answer. Whoever was told a moment ago has some time left.
 */
export function listStillWaiting(scope: TenantScope, now: Instant) {
  return answeredShiftsQuery(scope)
    .select('e.user_id')
    .where('e.user_id', 'is not', null)
    .where('s.start_at', '>', new Date(now))
    .where('s.start_at', '<=', new Date(now + 24 * HOUR_MS))
    .where('s.updated_at', '<', new Date(now - HOURS_TO_ANSWER * HOUR_MS))
    .where(sql<boolean>`coalesce(a.answer, 'seen') = 'seen'`)
    .where(isWorked(scope))
    .where(someoneConfirms(scope))
    .orderBy('s.start_at')
    .orderBy(sql`e.name collate name_order`)
    .orderBy('s.id')
    .execute();
}

/** What can't be worked in the next days, then what waits for an answer and starts within 24 hours. */
export function listToAsk(
  scope: TenantScope,
  now: Instant,
  { days = 7, limit = LIMITS.dashboardUnconfirmed as number } = {},
) {
  const cannot = sql<boolean>`a.answer is not distinct from 'cannot'`;
  return answeredShiftsQuery(scope)
    .select([
      sql<UnconfirmedShift['answer']>`a.answer`.as('answer'),
      sql<number>`count(*) over ()::int`.as('count'),
    ])
    .where('e.user_id', 'is not', null)
    .where('s.start_at', '>', new Date(now))
    .where('s.start_at', '<=', new Date(now + days * 24 * HOUR_MS))
    .where(({ or, and, eb }) =>
      or([
        cannot,
        and([
          eb('s.start_at', '<=', new Date(now + 24 * HOUR_MS)),
          sql<boolean>`a.answer is distinct from 'confirmed'`,
          isWorked(scope),
          someoneConfirms(scope),
        ]),
      ]),
    )
    .orderBy(cannot, 'desc')
    .orderBy('s.start_at')
    .orderBy(sql`e.name collate name_order`)
    .orderBy('s.id')
    .limit(limit)
    .execute();
}

/** Where nobody ever confirms, an answer that is missing says nothing. */
function someoneConfirms({ orgId }: TenantScope) {
  return sql<boolean>`exists (select from shift_answers c where c.org_id = ${orgId} and c.answer = 'confirmed')`;
}

interface NewAnswer {
  answer: ShiftAnswer;
  note: string | null;
  /** False: an answer that is there stays, even one that came a moment ago. */
  replaces: boolean;
}

/** Returns how many were stored. */
export async function insertAnswers(
  { db, orgId }: TenantScope,
  userId: string,
  shifts: readonly OwnShift[],
  { answer, note, replaces }: NewAnswer,
  now: Instant,
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('shift_answers')
    .values(
      shifts.map(({ id, location_id, start_at, end_at }) => ({
        org_id: orgId,
        user_id: userId,
        shift_id: id,
        location_id,
        start_at,
        end_at,
        answer,
        note,
        answered_at: new Date(now),
      })),
    )
    .onConflict((conflict) => {
      const same = conflict.columns([
        'org_id',
        'shift_id',
        'user_id',
        'location_id',
        'start_at',
        'end_at',
      ]);
      return replaces
        ? same.doUpdateSet({ answer, note, answered_at: new Date(now) })
        : same.doNothing();
    })
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

/** From today on, on the clock of each site. */
export async function readRosterAnswers(
  scope: TenantScope,
  window: { from: CalendarDate; to: CalendarDate },
  people: People,
  now: Instant,
): Promise<{ employee_id: string; days: string }[]> {
  const { rows } = await sql<{ employee_id: string; day: number; letter: string }>`
    select s.employee_id, s.local_date - ${window.from}::date as day,
      case when bool_or(a.answer = 'cannot') then 'x' when bool_or(a.answer = 'seen') then 's' else 'c' end as letter
    from ${shiftsOf(scope, people, window)} s
      join employees e on e.org_id = s.org_id and e.id = s.employee_id and e.user_id is not null
      join locations l on l.org_id = s.org_id and l.id = s.location_id
      left join shift_answers a on a.org_id = s.org_id and a.shift_id = s.id and a.user_id = e.user_id
        and a.location_id = s.location_id and a.start_at = s.start_at and a.end_at = s.end_at
    where s.published and s.local_date >= (${new Date(now)}::timestamptz at time zone l.timezone)::date
    group by s.employee_id, s.local_date
    having bool_or(a.answer = 'cannot') or bool_and(a.answer is not null)
    order by s.employee_id, s.local_date`.execute(scope.db);
  const days = new Map<string, string>();
  for (const { employee_id, day, letter } of rows) {
    days.set(employee_id, (days.get(employee_id) ?? '').padEnd(day) + letter);
  }
  return [...days].map(([employee_id, text]) => ({ employee_id, days: text }));
}

/** An organisation's rows are deleted only in its own view. */
export async function removeOldAnswers(database: Database): Promise<void> {
  const old = sql<boolean>`end_at < now() - make_interval(days => ${sql.lit(DAYS_KEPT)})`;
  const orgs = await database.readEverything((db) =>
    db.selectFrom('shift_answers').select('org_id').distinct().where(old).execute(),
  );
  for (const { org_id } of orgs) {
    await database.transact({ orgId: org_id }, (db) =>
      db.deleteFrom('shift_answers').where(old).execute(),
    );
  }
}
