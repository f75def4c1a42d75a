// What the demo prints when it is ready: its address, the accounts, and the dates of the roster.
import type { Database, Db } from '../../db/database';
import { passwordMatches } from '../../features/auth/passwords';
import { hashToken } from '../../http/tokens';
import { DEMO_PASSWORD, PRINTED_EMAILS } from './accounts';
import { BANKSIA } from './banksia';
import { DEMO_KIOSK_CODE, DEMO_PIN } from './insert-kiosk';
import { organizationId } from './rows';
import { WATTLE } from './wattle';
import { OWNER } from './wattle-staff';

const ROLES: Record<string, string> = {
  owner: 'Owner',
  admin: 'Admin',
  manager: 'Manager',
  employee: 'Employee',
};

/** Reads the database, because people may have changed a password or a role since the demo was made. */
export async function welcomeText(database: Database, address: string): Promise<string> {
  const { accounts, dates, kiosk } = await database.readEverything(async (db) => ({
    accounts: await listAccounts(db),
    dates: await findRosterDates(db),
    kiosk: await findUnusedKiosk(db),
  }));
  const lines = await Promise.all(
    accounts.map(async (account) => [
      account.name,
      roleOf(account),
      account.email,
      (await passwordMatches(account.password_hash, DEMO_PASSWORD)) ? DEMO_PASSWORD : '(changed)',
    ]),
  );
  return `
Muster demo: ${WATTLE.name}, at ${address}

${table([['Name', 'Role', 'Email', 'Password'], ...lines])}

${rosterSentence(dates)}
${OWNER.name} owns ${BANKSIA.name} as well.
${kioskSentence(address, kiosk !== undefined)}
`;
}

async function listAccounts(db: Db) {
  const accounts = await db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'users.id')
        .on('memberships.org_id', '=', organizationId(WATTLE)),
    )
    .select([
      'users.name',
      'users.email',
      'users.password_hash',
      'users.must_change_password',
      'users.platform_role',
      'memberships.role',
    ])
    .where('users.email', 'in', PRINTED_EMAILS)
    .execute();
  return accounts.sort((a, b) => PRINTED_EMAILS.indexOf(a.email) - PRINTED_EMAILS.indexOf(b.email));
}

function roleOf(account: Awaited<ReturnType<typeof listAccounts>>[number]): string {
  const role =
    account.platform_role === 'super_admin'
      ? 'Super admin'
      : (ROLES[account.role ?? ''] ?? 'No organisation');
  return account.must_change_password ? `${role}, temporary password` : role;
}

async function findRosterDates(db: Db) {
  return db
    .selectFrom('shifts')
    .select(({ fn }) => [
      fn.min('local_date').as('from'),
      fn.max('local_date').filterWhere('published', '=', true).as('publishedTo'),
      fn.max('local_date').as('to'),
    ])
    .where('org_id', '=', organizationId(WATTLE))
    .executeTakeFirstOrThrow();
}

async function findUnusedKiosk(db: Db) {
  return db
    .selectFrom('kiosks')
    .select('id')
    .where('org_id', '=', organizationId(WATTLE))
    .where('code_hash', '=', hashToken(DEMO_KIOSK_CODE.replace('-', '')))
    .executeTakeFirst();
}

function kioskSentence(address: string, unused: boolean): string {
  const code = unused
    ? `code ${DEMO_KIOSK_CODE}, which works once`
    : "a code from 'Add kiosk' under Job Sites";
  return `To try the kiosk, open ${address}/kiosk in a private window: ${code}, and PIN ${DEMO_PIN} for everyone.`;
}

function rosterSentence(dates: Awaited<ReturnType<typeof findRosterDates>>): string {
  const { from, publishedTo, to } = dates;
  if (!from || !publishedTo) return 'The roster has no shifts any more.';
  const drafts = to > publishedTo ? `, and has drafts up to ${inWords(to)}` : '';
  return `The roster is published from ${inWords(from)} to ${inWords(publishedTo)}${drafts}.`;
}

function inWords(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
    )
    .join('\n');
}
