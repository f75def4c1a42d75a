// How an organisation clocks. Each change holds from its instant on, so that older timesheets stay what they were.
import { type ClockSettings, DEFAULT_CLOCK_SETTINGS } from '#contract/api/clock';
import { NOTICE_DAYS } from '#engine/clock/fence';
import { addDays } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';

export async function readClockSettings({ db, orgId }: TenantScope): Promise<ClockSettings> {
  const row = await db
    .selectFrom('clock_settings')
    .select([
      'geofence',
      'radius_m',
      'notice_given_on',
      'early_in',
      'longest_hours',
      'ask_break_after_minutes',
      'usual_break_minutes',
      'late_after_minutes',
    ])
    .where('org_id', '=', orgId)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? (row as unknown as ClockSettings) : DEFAULT_CLOCK_SETTINGS;
}

export async function saveClockSettings(
  scope: TenantScope,
  user: { id: string; name: string },
  settings: ClockSettings,
  now: Instant,
): Promise<ClockSettings> {
  const { db, orgId } = scope;
  const before = await readClockSettings(scope);
  if (JSON.stringify(inOrder(before)) === JSON.stringify(inOrder(settings))) return settings;
  const values = { ...settings, updated_by_name: user.name };
  await db
    .insertInto('clock_settings')
    .values({ org_id: orgId, valid_from: new Date(now), ...values })
    .onConflict((conflict) => conflict.columns(['org_id', 'valid_from']).doUpdateSet(values))
    .execute();
  await audit(scope, {
    orgId,
    actorUserId: user.id,
    action: 'clock.settings_set',
    targetType: 'organization',
    targetId: orgId,
    metadata: settings,
  });
  await publish(scope, 'time');
  return settings;
}

const inOrder = (settings: ClockSettings) => Object.entries(settings).sort();

/** Off until two weeks after workers were told, whatever is chosen. */
export async function readFence(scope: TenantScope, now: Instant) {
  const { geofence, radius_m, notice_given_on } = await readClockSettings(scope);
  const zone = await readOrganizationZone(scope);
  const started =
    notice_given_on !== null && dateAt(now, zone) >= addDays(notice_given_on, NOTICE_DAYS);
  return { mode: started ? geofence : ('off' as const), radiusM: radius_m, zone };
}

async function readOrganizationZone({ db, orgId }: TenantScope): Promise<Zone> {
  const { timezone } = await db
    .selectFrom('organizations')
    .select('timezone')
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow();
  return (timezone ?? 'UTC') as Zone;
}
