// Changes what the job sites need. Every change gives the roster a new revision, because its lights depend on it.
import type { CoverNeed, CoverNeedInput, Figures } from '#contract/api/cover';
import type { AuditAction } from '#contract/audit-actions';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import { needInterval } from '#engine/cover/need';
import { addDays, dayOfMonth, eachDay, weekdayOf, yearOf } from '#engine/time/dates';
import { monthName, weekdayName } from '#engine/time/day-text';
import { dateAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { findLocation } from '../locations/locations.queries';
import { touchRoster } from '../roster/touch-roster';
import { shiftGroupExists } from '../shift-groups/shift-groups.queries';
import * as queries from './cover-needs.queries';

interface Actor {
  id: string;
}

export async function createNeeds(
  scope: TenantScope,
  actor: Actor,
  inputs: readonly CoverNeedInput[],
): Promise<CoverNeed[]> {
  await touchRoster(scope);
  const ids = new Set<string>();
  for (const input of inputs) {
    await check(scope, input);
    await requireRoom(scope, input.locationId);
    const id = await queries.insertNeed(scope, input);
    await record(scope, actor, 'cover_need.created', { ...input, id });
    ids.add(id);
  }
  return (await queries.listNeeds(scope)).filter(({ id }) => ids.has(id));
}

export async function updateNeed(
  scope: TenantScope,
  actor: Actor,
  id: string,
  input: CoverNeedInput,
): Promise<CoverNeed> {
  await touchRoster(scope);
  const before = await getNeed(scope, id);
  await check(scope, input);
  if (before.locationId !== input.locationId) await requireRoom(scope, input.locationId);
  await queries.updateNeed(scope, id, input);
  await record(scope, actor, 'cover_need.updated', { ...input, id });
  return getNeed(scope, id);
}

export async function deleteNeed(scope: TenantScope, actor: Actor, id: string): Promise<void> {
  await touchRoster(scope);
  const need = await getNeed(scope, id);
  await queries.deleteNeed(scope, id);
  await record(scope, actor, 'cover_need.deleted', need);
}

export async function setDate(
  scope: TenantScope,
  actor: Actor,
  { id, date }: { id: string; date: CalendarDate },
  figures: Figures | null,
): Promise<CoverNeed> {
  await touchRoster(scope, nightsOf(date));
  const need = await getNeed(scope, id);
  if ((need.validFrom ?? date) > date || (need.validTo ?? date) < date) {
    throw wrong('date', "This need isn't valid on that date.");
  }
  if (need.exceptions.length >= LIMITS.coverDates) {
    throw wrong('date', `A need has at most ${LIMITS.coverDates} exceptions. Remove old ones.`);
  }
  await queries.saveDate(scope, id, date, figures);
  await record(scope, actor, 'cover_need.date_set', need, date);
  return getNeed(scope, id);
}

export async function removeDate(
  scope: TenantScope,
  actor: Actor,
  { id, date }: { id: string; date: CalendarDate },
): Promise<CoverNeed> {
  await touchRoster(scope, nightsOf(date));
  const need = await getNeed(scope, id);
  if (!(await queries.deleteDate(scope, id, date))) throw new AppError('not_found');
  await record(scope, actor, 'cover_need.date_removed', need, date);
  return getNeed(scope, id);
}

/** A need may end on the next day. */
function nightsOf(date: CalendarDate) {
  return { from: date, to: addDays(date, 1) };
}

async function getNeed(scope: TenantScope, id: string): Promise<CoverNeed> {
  const [need] = await queries.listNeeds(scope, { id });
  if (!need) throw new AppError('not_found');
  return need;
}

async function check(scope: TenantScope, input: CoverNeedInput): Promise<void> {
  const site = await findLocation(scope, input.locationId);
  if (!site) throw unknown('locationId', "This job site doesn't exist any more");
  if (input.groupId !== null && !(await shiftGroupExists(scope, input.groupId))) {
    throw unknown('groupId', "This shift group doesn't exist any more");
  }
  const asked = input.skills.map(({ skillId }) => skillId);
  const known = await queries.listKnownSkills(scope, asked);
  if (known.length < asked.length) throw unknown('skills', "This skill doesn't exist any more");
  const lost = lostOn(input, site.timezone as Zone);
  if (lost) {
    throw wrong(
      'endTime',
      `Clocks at this site skip this time on ${dayText(lost)}, so nothing would be asked for. Choose a longer time.`,
    );
  }
}

/** The first date of the next two years on which a change of the clocks leaves nothing of the need. */
function lostOn(need: CoverNeedInput, zone: Zone): CalendarDate | undefined {
  const today = dateAt(Date.now() as Instant, zone);
  const from = need.validFrom !== null && need.validFrom > today ? need.validFrom : today;
  const twoYears = addDays(from, 2 * 366);
  const to = need.validTo !== null && need.validTo < twoYears ? need.validTo : twoYears;
  if (to < from) return undefined;
  const always = need.onHolidays === 'always';
  return eachDay(from, to).find(
    (date) =>
      (always || need.weekdays.includes(weekdayOf(date))) && !needInterval(need, date, zone),
  );
}

function dayText(date: CalendarDate): string {
  return `${weekdayName(date)} ${dayOfMonth(date)} ${monthName(date)} ${yearOf(date)}`;
}

async function requireRoom(scope: TenantScope, locationId: string): Promise<void> {
  const { inAll, ofSite } = await queries.countNeeds(scope, locationId);
  if (ofSite >= LIMITS.coverNeedsOfSite) {
    throw wrong(
      'locationId',
      `A job site has at most ${LIMITS.coverNeedsOfSite} needs. Delete some first.`,
    );
  }
  if (inAll >= LIMITS.coverNeeds) {
    throw wrong(
      'locationId',
      `An organisation has at most ${LIMITS.coverNeeds} needs. Delete some first.`,
    );
  }
}

function wrong(field: string, message: string): AppError {
  return new AppError('invalid_input', { sentence: message, fields: [{ field, message }] });
}

/** The same answer for what is gone and for what belongs to another organisation. */
function unknown(field: string, message: string): AppError {
  return new AppError('not_found', { fields: [{ field, message }] });
}

async function record(
  scope: TenantScope,
  actor: Actor,
  action: AuditAction,
  need: { id: string; label: string; locationId: string },
  date?: CalendarDate,
): Promise<void> {
  const site = await findLocation(scope, need.locationId);
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId: actor.id,
    action,
    targetType: 'cover_need',
    targetId: need.id,
    metadata: { name: need.label, site: site?.name ?? '', ...(date ? { date } : {}) },
  });
}
