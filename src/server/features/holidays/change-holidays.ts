import type * as api from '#contract/api/holidays';
import type { AuditAction } from '#contract/audit-actions';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import type { CalendarDate } from '#engine/time/kinds';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { hasNeeds } from '../cover/cover-needs.queries';
import { touchRoster } from '../roster/touch-roster';
import * as queries from './holidays.queries';
import { holidaysAt } from './holidays-of-sites';

type NewChange = BodyOf<typeof api.changeHolidays>;

const DEEDS: Record<NewChange['kind'], AuditAction> = {
  add: 'holiday.added',
  move: 'holiday.moved',
  remove: 'holiday.removed',
};

export async function changeHolidays(scope: TenantScope, actorUserId: string, change: NewChange) {
  const locationId = change.locationId ?? null;
  const live = (await queries.listSitePlaces(scope)).filter(({ deleted }) => !deleted);
  const sites = live.filter(({ id }) => locationId === null || id === locationId);
  if (locationId !== null && sites.length === 0) throw new AppError('not_found');
  const changes = await queries.listChanges(scope);
  if (changes.length >= LIMITS.holidayChanges) throw new AppError('too_many_holiday_changes');
  // The engine applies the changes for a site to what those for all sites have left.
  const before = locationId === null ? [] : changes.filter((each) => each.location_id === null);
  if (change.kind !== 'add') await requireHoliday(change, sites, before);
  const row = await queries.insertChange(scope, {
    kind: change.kind,
    date: change.date,
    name: change.name,
    moved_to: change.to ?? null,
    start_minute: change.hours?.start ?? null,
    end_minute: change.hours?.end ?? null,
    location_id: locationId,
  });
  await recordChange(scope, actorUserId, DEEDS[change.kind], row, sites);
  return asSeen(row);
}

export async function undoHolidayChange(scope: TenantScope, actorUserId: string, id: string) {
  const row = await queries.deleteChange(scope, id);
  if (!row) throw new AppError('not_found');
  const sites = await queries.listSitePlaces(scope);
  await recordChange(scope, actorUserId, 'holiday.change_undone', row, sites);
}

export function asSeen(row: queries.ChangeRow): api.HolidayChange {
  return {
    id: row.id,
    kind: row.kind as api.HolidayChange['kind'],
    date: row.date as CalendarDate,
    name: row.name,
    movedTo: row.moved_to as CalendarDate | null,
    hours: queries.hoursOf(row) ?? null,
    locationId: row.location_id,
  };
}

/** A change of a day that isn't there would do nothing, and someone would rely on it. */
async function requireHoliday(
  { date, name }: NewChange,
  sites: readonly Parameters<typeof holidaysAt>[0][],
  before: readonly queries.ChangeRow[],
): Promise<void> {
  const others = before.map(queries.asHolidayChange);
  for (const site of sites) {
    const { holidays } = await holidaysAt(site, { from: date, to: date }, others);
    if (holidays.some((holiday) => holiday.name === name)) return;
  }
  throw new AppError('no_such_holiday');
}

async function recordChange(
  scope: TenantScope,
  actorUserId: string,
  action: AuditAction,
  row: queries.ChangeRow,
  sites: readonly { id: string; name: string }[],
): Promise<void> {
  const site = sites.find(({ id }) => id === row.location_id);
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId,
    action,
    targetType: 'holiday',
    targetId: row.id,
    metadata: {
      name: row.name,
      date: row.date,
      moved_to: row.moved_to,
      site: site?.name ?? null,
    },
  });
  await publish(scope, 'holidays', [row.id]);
  if (await hasNeeds(scope)) await touchRoster(scope);
}
