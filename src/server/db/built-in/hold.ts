import { ensureDatabase } from './database';
import { sweepStaging } from './folders';
import { claim, type Mode, mayStop } from './lock';
import { findPostmaster, stopPostmaster } from './postmaster';
import { sweepCopies } from './programs';
import { type Cluster, reach } from './reach';
import { endSession, isCut, type Session } from './session';
import { removeSocketFolder } from './socket-folder';

export interface Holding extends Cluster {
  dataDir: string;
  mode: Mode;
  /** Of the role muster. */
  password: string;
}

async function sweep({ place, programs }: Holding, launched: boolean): Promise<void> {
  await sweepStaging(place.home);
  if (launched) await sweepCopies(place.base, programs);
}

/** Lets go of PostgreSQL, and stops it where nobody else needs it. */
export async function leave(holding: Holding, session: Session): Promise<void> {
  const { mode, place, log } = holding;
  try {
    const pid = (await mayStop(session, mode)) ? await findPostmaster(place.cluster) : undefined;
    if (pid !== undefined) {
      await stopPostmaster(pid, place.cluster, log);
      await removeSocketFolder(place);
    }
  } catch (error) {
    if (!isCut(error)) throw error;
  } finally {
    await endSession(session);
  }
}

/** A session that holds our claim on a running PostgreSQL with the role and database of Muster. */
export async function hold(holding: Holding, stopping: AbortSignal): Promise<Session> {
  const giveUp = Date.now() + 20_000;
  for (;;) {
    const { session, launched } = await reach(holding, holding.mode, stopping);
    let claimed = false;
    try {
      await claim(session, holding.mode, holding.dataDir);
      claimed = true;
      await ensureDatabase(session, holding.password);
      if (holding.mode === 'server') await sweep(holding, launched).catch(() => undefined);
      return session;
    } catch (error) {
      await (claimed ? leave(holding, session) : endSession(session));
      // A stop by somebody else, as of the command that started this PostgreSQL, cuts us off here.
      if (!isCut(error) || Date.now() > giveUp) throw error;
    }
  }
}
