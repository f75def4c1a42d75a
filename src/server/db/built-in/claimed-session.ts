import { connectOrLaunch, type PostgresSetup } from './connect-or-launch';
import { sweepStaging } from './folders';
import { findPostmaster, stopPostmaster } from './postmaster';
import { sweepCopies } from './programs';
import { ensureRoleAndDatabase } from './role-and-database';
import { endSession, isConnectionLost, type Session } from './session';
import { claimDataFolder, type Mode, mayStop } from './session-locks';
import { removeSocketFolder } from './socket-folder';

export interface ClaimSetup extends PostgresSetup {
  dataDir: string;
  mode: Mode;
  /** Of the role muster. */
  password: string;
}

async function sweep({ location, programs }: ClaimSetup, launched: boolean): Promise<void> {
  await sweepStaging(location.home);
  if (launched) await sweepCopies(location.base, programs);
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
): Promise<Session> {
  const giveUp = Date.now() + 20_000;
  for (;;) {
    const { session, launched } = await connectOrLaunch(setup, setup.mode, stopping);
    let claimed = false;
    try {
      await claimDataFolder(session, setup.mode, setup.dataDir);
      claimed = true;
      await ensureRoleAndDatabase(session, setup.password);
      if (setup.mode === 'server') await sweep(setup, launched).catch(() => undefined);
      return session;
    } catch (error) {
      await (claimed ? closeClaimedSession(setup, session) : endSession(session));
      // A stop by someone else, such as the command that started this PostgreSQL, cuts us off here.
      if (!isConnectionLost(error) || Date.now() > giveUp) throw error;
    }
  }
}
