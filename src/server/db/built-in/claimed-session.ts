import { connectOrLaunch } from './connect-or-launch';
import type { PostgresSetup } from './postgres-setup';
import { findPostmaster, stopPostmaster } from './postmaster';
import { ensureRoleAndDatabase } from './role-and-database';
import { endSession, isConnectionLost, type Session } from './session';
import { claimDataFolder, type Mode, mayStop } from './session-locks';
import { removeSocketFolder } from './socket-folder';

export interface ClaimSetup extends PostgresSetup {
  dataDir: string;
  mode: Mode;
}

/** Lets go of PostgreSQL, and stops it where nobody else needs it. */
export async function closeClaimedSession(setup: ClaimSetup, session: Session): Promise<void> {
  const { mode, location, log } = setup;
  try {
    const pid = (await mayStop(session, mode)) ? await findPostmaster(location.cluster) : undefined;
    if (pid !== undefined) {
      await stopPostmaster(pid, location.cluster, log);
      await removeSocketFolder(location);
    }
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
  } finally {
    await endSession(session);
  }
}

/** A session that holds our claim on a running PostgreSQL with the role and database of Muster. */
export async function openClaimedSession(
  setup: ClaimSetup,
  stopping: AbortSignal,
): Promise<{ session: Session; launched: boolean }> {
  const giveUp = Date.now() + 20_000;
  for (;;) {
    const { session, launched } = await connectOrLaunch(setup, setup.mode, stopping);
    let claimed = false;
    try {
      await claimDataFolder(session, setup.mode, setup.dataDir);
      claimed = true;
      await ensureRoleAndDatabase(session, setup.passwords.muster);
      return { session, launched };
    } catch (error) {
      await (claimed ? closeClaimedSession(setup, session) : endSession(session));
      // A stop by someone else, such as the command that started this PostgreSQL, cuts us off here.
      if (!isConnectionLost(error) || Date.now() > giveUp) throw error;
    }
  }
}
