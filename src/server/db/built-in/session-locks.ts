import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../startup-error';
import { isAlive } from './postmaster';
import type { Session } from './session';

export type Mode = 'server' | 'command';

/*
 * Session locks on the administrator's connection, so that the death of the holder, however sudden,
 * frees them. The one server holds SERVER; every command shares COMMANDS; MAKING guards the creation
 * of role and database. The keys count within one database: always ask from `postgres`.
 */
const space = 0x6d757374;
const SERVER = 1;
const COMMANDS = 2;
const MAKING = 3;

export function sessionName(mode: Mode): string {
  return `muster ${mode} ${process.pid}`;
}

async function tryLock(session: Session, key: number): Promise<boolean> {
  const { rows } = await session.client.query('select pg_try_advisory_lock($1, $2) as got', [
    space,
    key,
  ]);
  return rows[0].got;
}

async function holderOfServer(session: Session): Promise<string | undefined> {
  const { rows } = await session.client.query(
    `select a.application_name as name
       from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.granted
        and l.classid = $1::oid and l.objid = $2::oid and l.objsubid = 2`,
    [space, SERVER],
  );
  return rows[0]?.name;
}

async function claimServer(session: Session, dataDir: string): Promise<void> {
  const end = Date.now() + 5000;
  while (!(await tryLock(session, SERVER))) {
    const holder = await holderOfServer(session);
    const pid = Number(/^muster server (\d+)$/.exec(holder ?? '')?.[1]);
    // A command holds it only while it stops PostgreSQL, a killed server until its connection is found dead.
    if ((pid && isAlive(pid)) || Date.now() > end) {
      throw new StartupError(
        `Another Muster (process ${pid || 'unknown'}) is using the data folder ${dataDir}: stop it first, or choose another folder.`,
      );
    }
    await delay(50);
  }
}

export async function claimDataFolder(
  session: Session,
  mode: Mode,
  dataDir: string,
): Promise<void> {
  if (mode === 'server') return claimServer(session, dataDir);
  await session.client.query('select pg_advisory_lock_shared($1, $2)', [space, COMMANDS]);
}

/** Waits for commands that are still at work, then lets none in for as long as the session lives. */
export async function keepCommandsOut(session: Session, dataDir: string): Promise<void> {
  const end = Date.now() + 5000;
  while (!(await tryLock(session, COMMANDS))) {
    if (Date.now() > end) {
      throw new StartupError(
        `A command, such as a backup, is using the data folder ${dataDir}: wait until it has finished, then start Muster again.`,
      );
    }
    await delay(50);
  }
}

/** Whether nobody else needs this PostgreSQL; when so, nobody else can claim it any more. */
export async function mayStop(session: Session, mode: Mode): Promise<boolean> {
  if (mode === 'server') return true;
  await session.client.query('select pg_advisory_unlock_shared($1, $2)', [space, COMMANDS]);
  return (await tryLock(session, SERVER)) && (await tryLock(session, COMMANDS));
}

export async function whileMakingDatabase(
  session: Session,
  make: () => Promise<void>,
): Promise<void> {
  await session.client.query('select pg_advisory_lock($1, $2)', [space, MAKING]);
  await make();
  await session.client.query('select pg_advisory_unlock($1, $2)', [space, MAKING]);
}
