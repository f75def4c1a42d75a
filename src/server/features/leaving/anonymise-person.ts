// Replaces a person's name, email and phone by a pseudonym everywhere. Their shifts stay.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import { type Database, type Db, type TenantScope, turnTo } from '../../db/database';
import { publish } from '../../db/publish';
import { countOwners, endMembership } from '../employees/employees.queries';
import { removeAccount, removeRequests } from './remove-accounts';

/** Names of things, not of people: 'Amy Able Plumbing' stays. */
const NAMES_OF_THINGS = new Set([
  'organizations.name',
  'shift_groups.name',
  'locations.name',
  'shift_templates.name',
  'skills.name',
  'leave_types.name',
  'blackout_days.name',
]);

/**
 * Finds the person by email, or by the id of a record: whoever has left has no email there any more.
 * Returns the pseudonym, and in how many organisations it now stands.
 */
export async function anonymisePerson(
  database: Database,
  emailOrId: string,
): Promise<{ name: string; organizations: number }> {
  const found = await database.readEverything((db) => findPerson(db, emailOrId.toLowerCase()));
  const { account, email } = found;
  if (!account && found.records.length === 0) throw new AppError('not_found');
  const code = randomBytes(4).toString('hex');
  const pseudonym = { name: `Former person ${code}`, email: `${code}@removed.invalid` };
  const orgIds = new Set([...found.memberships, ...found.records.map(({ org_id }) => org_id)]);
  await database.transact({ userId: account?.id ?? null }, async (db) => {
    await audit(
      { db },
      {
        orgId: null,
        actorUserId: null,
        action: 'user.anonymised',
        targetType: 'user',
        targetId: account?.id ?? code,
      },
    );
    for (const orgId of [...orgIds].sort()) {
      const records = found.records.filter(({ org_id }) => org_id === orgId);
      await replaceIn(await turnTo(db, orgId), { email, account, records, pseudonym });
    }
    if (account) await removeAccount({ db }, account);
    else if (email) await removeRequests({ db }, email);
  });
  return { name: pseudonym.name, organizations: orgIds.size };
}

interface EmployeeRecord {
  id: string;
  org_id: string;
  name: string;
  email: string;
  phone: string | null;
}

async function findPerson(db: Db, emailOrId: string) {
  const { rows: named } = await sql<EmployeeRecord>`
    select id, org_id, name, email, phone from employees where id::text = ${emailOrId}`.execute(db);
  const email = named[0] ? named[0].email.toLowerCase() : emailOrId;
  const account = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  const { rows: others } = await sql<EmployeeRecord>`
    select id, org_id, name, email, phone from employees
    where (lower(email) = ${email} and email <> '') or user_id = ${account?.id ?? null}`.execute(
    db,
  );
  const records = new Map([...named, ...others].map((record) => [record.id, record]));
  const memberships = await db
    .selectFrom('memberships')
    .select('org_id')
    .where('user_id', '=', account?.id ?? null)
    .execute();
  return {
    email,
    account,
    records: [...records.values()],
    memberships: memberships.map(({ org_id }) => org_id),
  };
}

interface Replacement {
  /** Empty for someone who has left. */
  email: string;
  account: { id: string; name: string; phone: string | null } | undefined;
  records: EmployeeRecord[];
  pseudonym: { name: string; email: string };
}

async function replaceIn(scope: TenantScope, { email, account, records, pseudonym }: Replacement) {
  const { db, orgId } = scope;
  if (account) await leave(scope, account.id);
  for (const { id } of records) {
    await db
      .updateTable('employees')
      .set({ name: pseudonym.name, email: pseudonym.email, phone: null, birth_date: null })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('contracts')
      .set({ employee_number: null })
      .where('employee_id', '=', id)
      .execute();
    await db.updateTable('shifts').set({ notes: null }).where('employee_id', '=', id).execute();
    // The number of a licence names its holder, and a photo of it shows them.
    await db.deleteFrom('holdings').where('employee_id', '=', id).execute();
    // A medical certificate says more about someone than their name.
    await sql`
      delete from leave_files f using requests r
      where r.org_id = f.org_id and r.id = f.request_id and r.employee_id = ${id}`.execute(db);
    await db
      .updateTable('pay_lines')
      .set({ employee_name: pseudonym.name, employee_number: null })
      .where('employee_id', '=', id)
      .execute();
    await db.deleteFrom('kiosk_pins').where('employee_id', '=', id).execute();
    await db.deleteFrom('availability_weeks').where('employee_id', '=', id).execute();
    await db.deleteFrom('availability_dates').where('employee_id', '=', id).execute();
  }
  const people = account ? [account, ...records] : records;
  const words = [
    ...(email ? [{ said: email, by: pseudonym.email }] : []),
    ...people.map(({ name }) => ({ said: name, by: pseudonym.name })),
    ...people.flatMap(({ phone }) => (phone ? [{ said: phone, by: '' }] : [])),
  ];
  await sql`set local muster.erasing = 'on'`.execute(db);
  for (const column of await listTexts(db)) {
    for (const { said, by } of words) await replaceText(scope, column, said, by);
  }
  await sql`set local muster.erasing = ''`.execute(db);
  await audit(scope, {
    orgId,
    actorUserId: null,
    action: 'employee.anonymised',
    targetType: 'employee',
    targetId: records[0]?.id ?? '',
    metadata: { name: pseudonym.name },
  });
  await publish(scope, 'employees');
  await publish(scope, 'shifts');
}

async function leave(scope: TenantScope, userId: string): Promise<void> {
  const membership = await scope.db
    .selectFrom('memberships')
    .select('role')
    .where('org_id', '=', scope.orgId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (membership?.role === 'owner' && (await countOwners(scope)) === 1) {
    throw new AppError('last_owner');
  }
  await endMembership(scope, userId);
}

interface TextColumn {
  table: string;
  column: string;
  json: boolean;
}

/** Every column of an organisation that may hold a text that someone typed, also in tables of later versions. */
async function listTexts(db: Db): Promise<TextColumn[]> {
  const { rows } = await sql<TextColumn>`
    select c.relname::text as table, a.attname::text as column, a.atttypid = 'jsonb'::regtype as json
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
      and a.attnum > 0 and a.atttypid in ('text'::regtype, 'jsonb'::regtype)
      and (c.relname = 'organizations' or exists (
        select from pg_attribute o where o.attrelid = c.oid and o.attname = 'org_id' and not o.attisdropped))
      and has_column_privilege(c.oid, a.attnum, 'update')`.execute(db);
  return rows.filter(
    ({ table, column }) =>
      !NAMES_OF_THINGS.has(`${table}.${column}`) && !(table === 'employees' && column === 'name'),
  );
}

async function replaceText(
  { db, orgId }: TenantScope,
  { table, column, json }: TextColumn,
  said: string,
  by: string,
): Promise<void> {
  const own = sql.ref(table === 'organizations' ? 'id' : 'org_id');
  const text = sql`${sql.ref(column)}::text`;
  const pattern = patternOf(said, json);
  const replaced = sql`regexp_replace(${text}, ${pattern}, ${by}, 'g')`;
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${json ? sql`(${replaced})::jsonb` : replaced}
    where ${own} = ${orgId} and ${text} ~ ${pattern}`.execute(db);
}

/** How PostgreSQL finds the text. In JSON, what stands before '":' is the name of a field. */
function patternOf(said: string, json: boolean): string {
  const written = json ? JSON.stringify(said).slice(1, -1) : said;
  const literal = written.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // A name of one word may be a word of another meaning: 'Sydney' must stay in 'Australia/Sydney'.
  if (/^[\p{L}'-]+$/u.test(said)) return json ? `(?<=")${literal}(?="(?!:))` : `^${literal}$`;
  const found = `(?<!\\w)${literal}(?!\\w)${json ? '(?![^"]*":)' : ''}`;
  return said.includes('@') ? `(?i)${found}` : found;
}
