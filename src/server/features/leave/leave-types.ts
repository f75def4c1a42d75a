// The kinds of leave of an organisation, and the days on which leave is limited.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type * as api from '#contract/api/leave-types';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';

type Values = Omit<api.LeaveType, 'id'>;

const USUAL = {
  paid: true,
  has_balance: false,
  accrual_weeks: null,
  evidence_after_days: null,
  day_status: 'holiday',
  needs_approval: true,
  in_use: true,
} as const;

/** What organisations begin with. Migration 0027 has the same for those that were there before. */
const STARTER_TYPES: readonly Values[] = [
  { ...USUAL, name: 'Annual leave', has_balance: true, accrual_weeks: 4 },
  {
    ...USUAL,
    name: 'Personal leave',
    has_balance: true,
    accrual_weeks: 2,
    evidence_after_days: 2,
    day_status: 'sick',
    needs_approval: false,
  },
  {
    ...USUAL,
    name: "Carer's leave",
    evidence_after_days: 2,
    day_status: 'sick',
    needs_approval: false,
  },
  { ...USUAL, name: 'Long service leave', has_balance: true },
  { ...USUAL, name: 'Unpaid leave', paid: false, day_status: 'off' },
  { ...USUAL, name: 'Other leave', paid: false, day_status: 'off' },
];

export async function insertStarterLeaveTypes({ db, orgId }: TenantScope): Promise<void> {
  const rows = STARTER_TYPES.map((type, position) => ({ ...type, org_id: orgId, position }));
  await db.insertInto('leave_types').values(rows).execute();
}

export async function readLeaveSettings(scope: TenantScope): Promise<api.LeaveSettings> {
  const settings = { types: await listTypes(scope), blackouts: await listBlackouts(scope) };
  const tag = createHash('sha256')
    .update(JSON.stringify(settings))
    .digest('base64url')
    .slice(0, 22);
  return { ...settings, tag };
}

function listTypes({ db }: TenantScope): Promise<api.LeaveType[]> {
  return db
    .selectFrom('leave_types')
    .select(['id', 'name', 'paid', 'has_balance', 'accrual_weeks', 'evidence_after_days'])
    .select(['needs_approval', 'in_use'])
    .select(sql<api.LeaveType['day_status']>`day_status`.as('day_status'))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

function listBlackouts({ db }: TenantScope): Promise<api.Blackout[]> {
  return db
    .selectFrom('blackout_days')
    .select(['id', 'name'])
    .select([
      sql<api.Blackout['first_date']>`first_date`.as('first_date'),
      sql<api.Blackout['last_date']>`last_date`.as('last_date'),
      sql<api.Blackout['severity']>`severity`.as('severity'),
    ])
    .orderBy('first_date')
    .orderBy('id')
    .execute();
}

export async function getLeaveType(scope: TenantScope, id: string): Promise<api.LeaveType> {
  const type = (await listTypes(scope)).find((each) => each.id === id);
  if (!type) throw new AppError('not_found');
  return type;
}

/** Those that share a day with the dates. */
export async function listBlackoutsIn(
  scope: TenantScope,
  { first, last }: { first: string; last: string },
): Promise<api.Blackout[]> {
  const all = await listBlackouts(scope);
  return all.filter(({ first_date, last_date }) => first_date <= last && last_date >= first);
}

export async function saveLeaveSettings(
  scope: TenantScope,
  actorUserId: string,
  { types, blackouts, seen }: BodyOf<typeof api.saveLeaveTypes>,
): Promise<api.LeaveSettings> {
  const { db, orgId } = scope;
  await sql`select from organizations where id = ${orgId} for no key update`.execute(db);
  const before = await readLeaveSettings(scope);
  const known = new Set(before.types.map(({ id }) => id));
  if (types.some(({ id }) => id !== undefined && !known.has(id))) throw new AppError('not_found');
  if (seen && before.tag !== seen.tag) throw new AppError('leave_types_changed');
  await deleteTypes(
    scope,
    before.types.filter(({ id }) => !types.some((type) => type.id === id)),
  );
  // Two that swap their names would trip over each other.
  await sql`update leave_types set name = id::text where org_id = ${orgId}`.execute(db);
  for (const [position, { id, ...values }] of types.entries()) {
    const accrual_weeks = values.has_balance ? values.accrual_weeks : null;
    const row = { ...values, accrual_weeks, position };
    if (id === undefined)
      await db
        .insertInto('leave_types')
        .values({ ...row, org_id: orgId })
        .execute();
    else await db.updateTable('leave_types').set(row).where('id', '=', id).execute();
  }
  await db.deleteFrom('blackout_days').execute();
  if (blackouts.length > 0) {
    const rows = blackouts.map((blackout) => ({ ...blackout, org_id: orgId }));
    await db.insertInto('blackout_days').values(rows).execute();
  }
  await audit(scope, {
    orgId,
    actorUserId,
    action: 'leave_types.updated',
    targetType: 'organization',
    targetId: orgId,
    metadata: {},
  });
  await publish(scope, 'leave');
  return readLeaveSettings(scope);
}

async function deleteTypes({ db, orgId }: TenantScope, types: readonly api.LeaveType[]) {
  for (const { id, name } of types) {
    const { rows } = await sql<{ used: boolean }>`
      select exists (select from leaves where org_id = ${orgId} and leave_type_id = ${id})
        or exists (select from leave_entries where org_id = ${orgId} and leave_type_id = ${id})
        or exists (select from requests where org_id = ${orgId} and kind = 'leave'
          and details ->> 'typeId' = ${id}) as used`.execute(db);
    if (rows[0]?.used) {
      throw new AppError('leave_type_used', {
        sentence: `People have asked for ${name}, so it can't be deleted. Take it out of use instead.`,
      });
    }
    await db.deleteFrom('leave_types').where('id', '=', id).execute();
  }
}
