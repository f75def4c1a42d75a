// Fills an empty database with the demo. Never touches any other database.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, firstOfWeek } from '#engine/time/dates';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { Database, Db, TenantScope } from '../../db/database';
import { hashPassword } from '../../features/auth/passwords';
import { insertStarterLeaveTypes } from '../../features/leave/leave-types';
import { insertStarterRules } from '../../features/rules/rules.queries';
import { StartupError } from '../../startup-error';
import { DEMO_PASSWORD, SUPER_ADMIN } from './accounts';
import { addRun } from './add-run';
import { BANKSIA } from './banksia';
import type { DemoOrganization } from './demo-organization';
import { insertActivity } from './insert-activity';
import { insertAnswers } from './insert-answers';
import { insertClock } from './insert-clock';
import { insertHours } from './insert-hours';
import { insertKiosk } from './insert-kiosk';
import { insertLeave } from './insert-leave';
import { insertNews } from './insert-news';
import { insertOpenShifts } from './insert-open-shifts';
import { insertPattern } from './insert-pattern';
import { insertPay } from './insert-pay';
import { insertRequests } from './insert-requests';
import { insertRows } from './insert-rows';
import { insertShortNotices } from './insert-short-notices';
import { insertSkills } from './insert-skills';
import { insertWishes } from './insert-wishes';
import { organizationId, type PasswordHashes, rowsOf, userId } from './rows';
import { insertSignupRequests } from './signup-requests';
import { WATTLE } from './wattle';

const DEMO = [WATTLE, BANKSIA];

/** Adds what is missing, so that the next start completes an interrupted one. */
export async function ensureDemo(database: Database, today: CalendarDate): Promise<void> {
  const { organizations, anyUser } = await database.readEverything(async (db) => ({
    organizations: await db.selectFrom('organizations').select('id').execute(),
    anyUser: await db.selectFrom('users').select('id').limit(1).executeTakeFirst(),
  }));
  const present = new Set(organizations.map(({ id }) => id));
  const missing = DEMO.filter((organization) => !present.has(organizationId(organization)));
  // Even accounts alone stop the demo: its super admin has a password that everyone knows.
  if (anyUser && missing.length === DEMO.length) {
    throw new StartupError(
      "This database holds accounts that aren't part of the demo, so the demo won't touch it. Start the demo without DATABASE_URL, or with its own DATA_DIR or DATABASE_URL.",
    );
  }
  if (missing.length === 0) return;
  const hashes: PasswordHashes = {
    printed: await hashPassword(DEMO_PASSWORD),
    unknown: await hashPassword(randomUUID()),
  };
  for (const organization of missing) await seed(database, organization, today, hashes);
}

async function seed(
  database: Database,
  organization: DemoOrganization,
  today: CalendarDate,
  hashes: PasswordHashes,
): Promise<void> {
  const rows = rowsOf(organization, today, hashes);
  const viewpoint = { orgId: rows.organization.id, userId: userId(organization.owner) };
  await database.transact(viewpoint, async (db) => {
    if (organization === WATTLE) {
      await insertSuperAdmin(db, hashes.printed);
      await insertSignupRequests(db);
    }
    await insertRows(db, rows);
    await insertHours(db, organization, rows, today);
    await addRuleBook({ db, orgId: rows.organization.id }, today);
    await insertAnswers({ db, orgId: rows.organization.id });
    const monday = addDays(firstOfWeek(today, 'monday'), -21);
    await insertClock({ db, orgId: rows.organization.id }, monday);
    await insertActivity(db, rows, today);
    if (organization === WATTLE) {
      const scope = { db, orgId: rows.organization.id };
      await insertSkills(db, today);
      await insertNews(scope, today);
      await insertRequests(scope, today);
      await insertWishes(scope, today);
      await insertOpenShifts(scope, today);
      await insertLeave(scope, today);
      await insertShortNotices(scope, today);
      await insertKiosk(scope);
      await addRun(scope, rows, today);
      await insertPattern(scope);
      const { owner, timezone } = organization;
      const actor = { id: userId(owner), name: owner.name, org_timezone: timezone };
      await insertPay(scope, actor, monday, Date.now() as Instant);
    }
  });
}

/** The starter book. People were told of their shifts three weeks ahead, or every shift of this week would lack notice. */
async function addRuleBook({ db, orgId }: TenantScope, today: CalendarDate): Promise<void> {
  await insertStarterRules({ db, orgId });
  await insertStarterLeaveTypes({ db, orgId });
  await sql`
    update shifts set updated_at = least(start_at - interval '21 days', ${addDays(today, -10)}::date)
    where org_id = ${orgId} and published`.execute(db);
}

async function insertSuperAdmin(db: Db, password_hash: string): Promise<void> {
  await db
    .insertInto('users')
    .values({
      ...SUPER_ADMIN,
      id: userId(SUPER_ADMIN),
      password_hash,
      platform_role: 'super_admin',
    })
    .execute();
}
