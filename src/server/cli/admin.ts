// Commands for the operator: npm run admin -- <command> [<email>]
import { randomBytes } from 'node:crypto';
import type { AuditAction } from '#contract/audit-actions';
import { email as emailField } from '#contract/fields';
import { audit } from '../db/audit';
import type { Database, Scope } from '../db/database';
import { findUserByEmail } from '../features/auth/auth.queries';
import { hashPassword } from '../features/auth/passwords';
import { listSuperAdmins } from '../features/signup-requests/signup-requests.queries';
import { resetSecondFactor } from '../features/two-step/reset-second-factor';
import { findHomeOrganization } from '../http/identity';
import { prepare } from '../startup';
import { StartupError } from '../startup-error';
import { ERASE_USAGE, erase } from './erase';

const USAGE = `Use one of:
  npm run admin -- create-super-admin <email>
  npm run admin -- list-super-admins
  npm run admin -- revoke-super-admin <email>
  npm run admin -- reset-password <email>
  npm run admin -- reset-second-factor <email>
  npm run admin -- two-step-for-super-admins required|optional
${ERASE_USAGE}`;

/** The organisation that learns of it. */
type CommandScope = Scope & { orgId: string | null };

const COMMANDS: Record<
  string,
  (scope: CommandScope, email: string, password: Password, publicUrl: URL) => Promise<string>
> = {
  'create-super-admin': createSuperAdmin,
  'revoke-super-admin': revokeSuperAdmin,
  'reset-password': resetPassword,
  'reset-second-factor': (scope, email, _password, publicUrl) =>
    resetSecondFactorOf(scope, email, publicUrl),
};

interface Password {
  clear: string;
  hash: string;
}

export async function admin([name = '', address = '', ...rest]: string[]): Promise<void> {
  if (await erase(name, [address, ...rest])) return;
  if (name === 'list-super-admins' && address === '') return listAll();
  if (name === 'two-step-for-super-admins' && /^(required|optional)$/.test(address))
    return setTwoStep(address === 'required');
  const command = COMMANDS[name];
  if (!command || rest.length > 0) throw new StartupError(USAGE);
  const email = emailField.safeParse(address);
  if (!email.success) throw new StartupError(`'${address}' isn't an email address.\n${USAGE}`);

  const clear = randomBytes(12).toString('base64url');
  const password = { clear, hash: await hashPassword(clear) };
  const ground = await prepare('command');
  try {
    const tells = name === 'reset-password' || name === 'reset-second-factor';
    const orgId = tells ? await findHome(ground.database, email.data) : null;
    const sentence = await ground.database.transact({ orgId }, (db) =>
      command({ db, orgId }, email.data, password, ground.config.publicUrl),
    );
    process.stdout.write(`${sentence}\n`);
  } finally {
    await ground.close();
  }
}

async function listAll(): Promise<void> {
  const ground = await prepare('command');
  try {
    const admins = await ground.database.readEverything((db) => listSuperAdmins({ db }));
    const lines = admins.map(
      ({ email, name, must_change_password }) =>
        `${email} (${name})${must_change_password ? ', has not signed in yet' : ''}`,
    );
    process.stdout.write(`${lines.join('\n') || 'There are no super admins.'}\n`);
  } finally {
    await ground.close();
  }
}

export async function revokeSuperAdmin(scope: Scope, email: string): Promise<string> {
  const user = await findUserByEmail(scope, email);
  const revoked = await scope.db
    .updateTable('users')
    .set({ platform_role: 'none' })
    .where('id', '=', user?.id ?? null)
    .where('platform_role', '=', 'super_admin')
    .returning('id')
    .executeTakeFirst();
  if (!revoked) throw new StartupError(`${email} is not a super admin.`);
  // Open pages keep the right until their session ends.
  await scope.db.deleteFrom('sessions').where('user_id', '=', revoked.id).execute();
  await auditAccount(scope, 'platform.super_admin_revoked', revoked.id);
  return `${email} is no longer a super admin. The account and its organisations stay.`;
}

async function createSuperAdmin(scope: Scope, email: string, password: Password): Promise<string> {
  const existing = await findUserByEmail(scope, email);
  if (existing) {
    await scope.db
      .updateTable('users')
      .set({ platform_role: 'super_admin' })
      .where('id', '=', existing.id)
      .execute();
    // A new right takes effect with a new session.
    await scope.db.deleteFrom('sessions').where('user_id', '=', existing.id).execute();
    await auditAccount(scope, 'platform.super_admin_granted', existing.id);
    return `${existing.email} is now a super admin. The password stays the same.`;
  }
  const user = await scope.db
    .insertInto('users')
    .values({
      email,
      name: email.slice(0, email.indexOf('@')),
      password_hash: password.hash,
      must_change_password: true,
      platform_role: 'super_admin',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await auditAccount(scope, 'platform.super_admin_created', user.id);
  return `${email} is now a super admin. Temporary password, to be changed at the first sign-in:\n${password.clear}`;
}

async function resetPassword(
  scope: CommandScope,
  email: string,
  password: Password,
): Promise<string> {
  const user = await findUserByEmail(scope, email);
  if (!user) throw new StartupError(`No account has the email ${email}.`);
  await scope.db
    .updateTable('users')
    .set({ password_hash: password.hash, must_change_password: true })
    .where('id', '=', user.id)
    .execute();
  await scope.db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  await scope.db.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
  await auditAccount(scope, 'user.password_reset_by_operator', user.id, scope.orgId);
  return `Temporary password for ${user.email}, to be changed at the next sign-in:\n${password.clear}`;
}

export async function resetSecondFactorOf(
  scope: CommandScope,
  email: string,
  publicUrl: URL,
): Promise<string> {
  const user = await findUserByEmail(scope, email);
  if (!user) throw new StartupError(`No account has the email ${email}.`);
  if (!(await resetSecondFactor(scope, user, 'Whoever runs Muster', publicUrl)))
    throw new StartupError(`${user.email} doesn't use two-step sign-in.`);
  await auditAccount(scope, 'user.two_step_reset_by_operator', user.id, scope.orgId);
  return `Two-step sign-in is off for ${user.email}. They are signed out everywhere and get an email.`;
}

async function setTwoStep(required: boolean): Promise<void> {
  const ground = await prepare('command');
  try {
    await ground.database.transact({}, (db) => requireTwoStepOfSuperAdmins({ db }, required));
    process.stdout.write(
      required
        ? 'Super admins now need two-step sign-in. Those without it set it up before they can do anything else.\n'
        : 'Super admins no longer need two-step sign-in.\n',
    );
  } finally {
    await ground.close();
  }
}

export async function requireTwoStepOfSuperAdmins({ db }: Scope, required: boolean) {
  await db
    .insertInto('installation_settings')
    .values({ super_admins_need_two_step: required })
    .onConflict((conflict) =>
      conflict.column('only_row').doUpdateSet({ super_admins_need_two_step: required }),
    )
    .execute();
  await audit(
    { db },
    {
      orgId: null,
      actorUserId: null,
      action: required ? 'platform.two_step_required' : 'platform.two_step_optional',
      targetType: 'installation',
      targetId: 'super-admins',
    },
  );
}

/** Owners must see that someone else has set a password. */
function findHome(database: Database, email: string): Promise<string | null> {
  return database.readEverything(async (db) => {
    const user = await findUserByEmail({ db }, email);
    return user ? findHomeOrganization(db, user.id) : null;
  });
}

function auditAccount(
  scope: Scope,
  action: AuditAction,
  userId: string,
  orgId: string | null = null,
): Promise<void> {
  return audit(scope, {
    orgId,
    actorUserId: orgId ? userId : null,
    action,
    targetType: 'user',
    targetId: userId,
  });
}
