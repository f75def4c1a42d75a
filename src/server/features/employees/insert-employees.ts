// Adds people to an organisation. Nobody's password is touched: someone who has an account elsewhere is invited, and
// nothing here tells the caller who that is.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { SESSION } from '#contract/limits';
import type { Role } from '#contract/rights';
import type { TenantScope } from '../../db/database';
import { hashToken, newToken } from '../../http/tokens';
import { greeting } from '../../integrations/mail/greeting';
import { takeInvitations } from '../../jobs/email-budget';
import { enqueueMail } from '../../jobs/enqueue-mail';

export interface NewEmployee {
  name: string;
  email: string;
  phone: string | null;
  role: Role;
  shift_group_id: string | null;
  password_hash: string;
}

interface Added extends NewEmployee {
  id: string;
  user_id: string | null;
  /** Has a new account, is a member already, or has an account elsewhere. */
  kind: 'new' | 'member' | 'invited';
}

/** Returns the ids in the order of the people, and those of them with a new account. */
export async function insertEmployees(scope: TenantScope, people: NewEmployee[], publicUrl: URL) {
  // Everyone counts, emailed or not: a limit that only some reach would tell who has an account elsewhere.
  await takeInvitations(
    scope,
    people.map(({ email }) => email),
  );
  const added = await withAccounts(scope, people);
  await insertRows(scope, added);
  for (const person of added) {
    if (person.kind === 'invited') await inviteMember(scope, person, publicUrl);
  }
  return {
    ids: added.map(({ id }) => id),
    withNewAccount: added.filter(({ kind }) => kind === 'new').map(({ id }) => id),
  };
}

async function withAccounts({ db }: TenantScope, people: NewEmployee[]): Promise<Added[]> {
  const emails = people.map(({ email }) => email.toLowerCase());
  const { rows } = await sql<{ id: string; email: string; member: boolean }>`
    select u.id, lower(u.email) as email,
      exists (select from memberships m where m.user_id = u.id and m.org_id = current_org()) as member
    from users u where lower(u.email) = any(${emails}::text[])`.execute(db);
  const accounts = new Map(rows.map((row) => [row.email, row]));
  return people.map((person) => {
    const account = accounts.get(person.email.toLowerCase());
    const id = randomUUID();
    if (!account) return { ...person, id, user_id: randomUUID(), kind: 'new' };
    if (account.member) return { ...person, id, user_id: account.id, kind: 'member' };
    return { ...person, id, user_id: null, kind: 'invited' };
  });
}

/** Three statements, however many people there are. */
async function insertRows({ db, orgId }: TenantScope, added: Added[]): Promise<void> {
  const accounts = added.filter(({ kind }) => kind === 'new');
  const column = <K extends keyof Added>(of: Added[], key: K) => of.map((person) => person[key]);
  await sql`
    insert into users (id, email, name, phone, password_hash, must_change_password)
    select id, email, name, phone, password_hash, true
    from unnest(${column(accounts, 'user_id')}::uuid[], ${column(accounts, 'email')}::text[],
      ${column(accounts, 'name')}::text[], ${column(accounts, 'phone')}::text[],
      ${column(accounts, 'password_hash')}::text[]) as p (id, email, name, phone, password_hash)`.execute(
    db,
  );
  await sql`
    insert into memberships (org_id, user_id, role)
    select ${orgId}, user_id, role
    from unnest(${column(accounts, 'user_id')}::uuid[], ${column(accounts, 'role')}::text[])
      as p (user_id, role)`.execute(db);
  await sql`
    insert into employees (id, org_id, user_id, name, email, phone, shift_group_id)
    select id, ${orgId}, user_id, name, email, phone, shift_group_id
    from unnest(${column(added, 'id')}::uuid[], ${column(added, 'user_id')}::uuid[],
      ${column(added, 'name')}::text[], ${column(added, 'email')}::text[], ${column(added, 'phone')}::text[],
      ${column(added, 'shift_group_id')}::uuid[]) as p (id, user_id, name, email, phone, shift_group_id)`.execute(
    db,
  );
}

/** By email only: the caller must not learn that there is an account. */
async function inviteMember(scope: TenantScope, person: Added, publicUrl: URL): Promise<void> {
  const token = newToken();
  await scope.db
    .insertInto('employee_invitations')
    .values({
      org_id: scope.orgId,
      employee_id: person.id,
      token_hash: hashToken(token),
      role: person.role,
      expires_at: sql<Date>`now() + make_interval(days => ${SESSION.welcomeLinkDays})`,
    })
    .execute();
  const organisation = await scope.db
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', scope.orgId)
    .executeTakeFirstOrThrow();
  const link = new URL(`/accept-invitation#${token}`, publicUrl).href;
  const mail = {
    to: person.email,
    subject: `Invitation to the roster of ${organisation.name}`,
    text: `${greeting(person.name)}

You are invited to the roster of ${organisation.name} on ${publicUrl.host}, where you already have an account. To accept, open this link within ${SESSION.welcomeLinkDays} days and sign in with the password you have:

${link}

Nothing changes in your other organisations. If you don't know ${organisation.name}, ignore this email.
`,
  };
  await enqueueMail(scope, mail, 'after others');
}
