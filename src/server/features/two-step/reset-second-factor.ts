import type { Scope } from '../../db/database';
import { tellOwner } from './tell-owner';

/** Removes every second step of an account and ends its sessions. False when it had none. */
export async function resetSecondFactor(
  scope: Scope,
  user: { id: string; email: string; name: string },
  by: string,
  publicUrl: URL,
): Promise<boolean> {
  const { db } = scope;
  const apps = await db
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', user.id)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .execute();
  const passkeys = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', user.id)
    .returning('id')
    .execute();
  if (apps.length + passkeys.length === 0) return false;
  await db.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute();
  await db.deleteFrom('sign_in_steps').where('user_id', '=', user.id).execute();
  // Whoever asked for the reset may not be the owner of the account: then they must not stay signed in.
  await db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  await tellOwner(scope, user, `${by} turned off two-step sign-in for your account.`, publicUrl);
  return true;
}
