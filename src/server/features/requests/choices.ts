// Whom and what someone can ask: colleagues who could take a shift, and shifts that they could take in return. Why a
// colleague can't is nobody else's business, so those who can't are listed without a reason.
import { sql } from 'kysely';
import type { ColleagueShift, RequestPolicies, SwapChoice, Taker } from '#contract/api/requests';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import type { DayStatusName } from '#engine/cells/cell';
import { isWorked } from '#engine/rules/person';
import { overlaps } from '#engine/time/intervals';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import { dayInterval } from '#engine/time/weeks';
import type { TenantScope } from '../../db/database';
import { changedCover, isWorse } from '../cover/cover-effect';
import type { CoverWorld } from '../cover/cover-world';
import { loadCoverWorld } from '../cover/load-cover-world';
import { listLeaveTimes } from '../leave/leave-times.queries';
import { shiftsQuery } from '../shifts/shifts.queries';
import { readPolicies } from './policies';
import { readSnapshots, type Snapshot } from './requests.queries';
import { loadWorld, type Move, onDates, simulate, type World } from './simulate';

/** A published shift of the caller that can still be given away. */
export async function getOwnShift(
  scope: TenantScope,
  employeeId: string | null,
  shiftId: string,
  now: Instant,
): Promise<{ shift: Snapshot; policies: RequestPolicies; until: Instant }> {
  const shift = (await readSnapshots(scope, [shiftId])).get(shiftId);
  if (!shift?.published || shift.employeeId !== employeeId) throw new AppError('not_found');
  const policies = await readPolicies(scope);
  if (policies.swaps === 'never') throw new AppError('swaps_off');
  const until = (shift.start - policies.notice_hours * 3_600_000) as Instant;
  if (until <= now) throw new AppError('too_late_to_swap');
  if (await isAway(scope, shift)) throw new AppError('not_worked');
  return { shift, policies, until };
}

/** Q8 */
async function isAway(scope: TenantScope, { employeeId, date, start, end }: Snapshot) {
  const day = date as CalendarDate;
  const status = await scope.db
    .selectFrom('day_statuses')
    .select('status')
    .where('org_id', '=', scope.orgId)
    .where('employee_id', '=', employeeId)
    .where('date', '=', day)
    .executeTakeFirst();
  const statuses = new Map(status && [[day, status.status as DayStatusName]]);
  const times = await listLeaveTimes(scope, [employeeId], { from: day, to: day });
  const leave = times.get(employeeId) ?? [];
  return !isWorked({ statuses, leave }, { date: day, start, end });
}

export async function listTakers(
  scope: TenantScope,
  user: { employee_id: string | null },
  shiftId: string,
  now: Instant,
): Promise<Taker[]> {
  const { shift, policies } = await getOwnShift(scope, user.employee_id, shiftId, now);
  const colleagues = await listColleagues(scope, shift, policies);
  const ids = colleagues.map(({ id }) => id);
  const world = await loadWorld(scope, onDates([shift.employeeId, ...ids], [shift.date]), now);
  return colleagues.map(({ id, name }) => {
    const simulated = simulate(world, [{ shiftId, from: shift.employeeId, to: id }]);
    return {
      employee_id: id,
      name,
      available: simulated?.blocks.length === 0,
    };
  });
}

/** Colleagues' published shifts for which the given one could be swapped: what needs no manager first, then the nearest. */
export async function listSwapChoices(
  scope: TenantScope,
  user: { employee_id: string | null },
  shiftId: string,
  now: Instant,
): Promise<SwapChoice[]> {
  const swaps = await findSwaps(scope, await loadChoices(scope, user, shiftId, now));
  return swaps.toSorted((one, other) => Number(other.clean) - Number(one.clean));
}

/** What the rules allow, the nearest first. */
export async function findSwaps(
  scope: TenantScope,
  { own, shifts, world }: Choices,
): Promise<SwapChoice[]> {
  const possible = shifts.flatMap((wanted) => {
    const moves = [
      { shiftId: own.id, from: own.employee_id, to: wanted.employee_id },
      { shiftId: wanted.id, from: wanted.employee_id, to: own.employee_id },
    ];
    const simulated = simulate(world, moves);
    if (simulated?.blocks.length !== 0) return [];
    return [{ wanted, moves, warned: simulated.warnings.length > 0 }];
  });
  const dates = possible.flatMap(({ wanted, warned }) => (warned ? [] : [wanted.date]));
  const cover = await loadCoverWorld(scope, dates.length > 0 ? [own.date, ...dates] : []);
  return possible.map(({ wanted, moves, warned }) => ({
    ...wanted,
    frees_day: freesDay(own, wanted),
    clean: !warned && keepsCover(world, cover, moves),
  }));
}

/** Neither a night that ends in its morning frees a day, nor a shift that has the same date in another time zone. */
export function freesDay(own: OwnShift, { date, start_at, end_at }: ColleagueShift): boolean {
  const shift = { start: Date.parse(start_at) as Instant, end: Date.parse(end_at) as Instant };
  return date !== own.date && !overlaps(shift, dayInterval(own.date, own.zone));
}

/** Whether cover gets worse nowhere when these shifts change hands. */
export function keepsCover(world: World, cover: CoverWorld, moves: readonly Move[]): boolean {
  const come = moves.flatMap(({ shiftId, from, to }) => {
    const shift = world.people.get(from)?.shifts.find(({ id }) => id === shiftId);
    return shift ? [{ ...shift, employeeId: to }] : [];
  });
  return !isWorse(changedCover(cover, { gone: moves.map(({ shiftId }) => shiftId), come }));
}

interface OwnShift {
  id: string;
  employee_id: string;
  date: CalendarDate;
  /** Of its site. */
  zone: Zone;
}

type Choices = Awaited<ReturnType<typeof loadChoices>>;

/** An own shift, the colleagues' shifts around it, the nearest first, and all that the rules need to know of them. */
export async function loadChoices(
  scope: TenantScope,
  user: { employee_id: string | null },
  shiftId: string,
  now: Instant,
) {
  const { shift, policies } = await getOwnShift(scope, user.employee_id, shiftId, now);
  const ids = (await listColleagues(scope, shift, policies)).map(({ id }) => id);
  const shifts = await shiftsQuery(scope)
    .where('s.published', '=', true)
    .where('s.employee_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('s.start_at', '>', new Date(now + policies.notice_hours * 3_600_000))
    .where('s.local_date', '>=', sql<string>`${shift.date}::date - ${sql.lit(LIMITS.swapDays)}`)
    .where('s.local_date', '<=', sql<string>`${shift.date}::date + ${sql.lit(LIMITS.swapDays)}`)
    .orderBy(sql`abs(extract(epoch from s.start_at) - ${shift.start / 1000})`)
    .orderBy('s.id')
    .limit(LIMITS.swapChoices)
    .execute();
  const dates = [shift.date, ...shifts.map(({ date }) => date)];
  const world = await loadWorld(scope, onDates([shift.employeeId, ...ids], dates), now);
  const { employeeId, date } = shift;
  const zone = world.people.get(employeeId)?.shifts.find(({ id }) => id === shiftId)?.zone;
  if (!zone) throw new AppError('not_found');
  const own: OwnShift = { id: shiftId, employee_id: employeeId, date: date as CalendarDate, zone };
  return { own, shifts, world };
}

interface Colleague {
  id: string;
  name: string;
}

/** Those who use Muster and are within the circle that the organisation chose. */
export async function listColleagues(
  { db, orgId }: TenantScope,
  shift: Snapshot,
  { among }: RequestPolicies,
): Promise<Colleague[]> {
  const day = shift.date as CalendarDate;
  const { rows } = await sql<Colleague>`
    select e.id, e.name from employees e
    where e.org_id = ${orgId} and e.deleted_at is null and e.user_id is not null and e.id <> ${shift.employeeId}
      and case ${among}
        when 'group' then e.shift_group_id = (
          select shift_group_id from employees where org_id = ${orgId} and id = ${shift.employeeId})
        when 'site' then exists (select from shifts s where s.org_id = ${orgId} and s.employee_id = e.id
          and s.location_id = ${shift.siteId} and s.published
          and s.local_date between ${day}::date - 90 and ${day}::date + 90)
        else true end
    order by e.name collate name_order, e.id`.execute(db);
  return rows;
}
