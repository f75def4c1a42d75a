import { resolve } from 'node:path';
import { StartupError } from '../../startup-error';
import { type ClaimSetup, closeClaimedSession, openClaimedSession } from './claimed-session';
import { ensureCluster } from './cluster';
import { chooseDataLocation } from './data-location';
import { cannotRun, errorCode, errorText } from './errors';
import { findNative, usablePrograms } from './programs';
import type { Mode } from './session-locks';
import { socketFolderFor, socketPort } from './socket-folder';
import { supervise } from './supervise';

export interface BuiltInPostgres {
  /** Connection string of the plain role that owns the database `muster`. */
  url: string;
  /** Connection string of the cluster's superuser (tests clone databases with it). */
  administratorUrl: string;
  /** Stops PostgreSQL if this process is responsible for it; otherwise only lets go of it. */
  stop(): Promise<void>;
}

export interface BuiltInOptions {
  /** The cluster lives in the folder `postgres` of it. */
  dataDir: string;
  /** A server owns the cluster alone; a command joins a running one, else starts it for its own duration. */
  mode: Mode;
  log: (sentence: string) => void;
  /** More settings of PostgreSQL, for one that is started here. */
  settings?: Record<string, string>;
  /** How long to wait for a PostgreSQL that someone is stopping by hand: a minute. */
  stopPatienceMs?: number;
  /** Told when PostgreSQL went away by itself; a server's launcher then brings it back. */
  onExit?: (sentence: string) => void;
}

function connectionString(user: string, password: string, database: string, folder: string) {
  const host = encodeURIComponent(folder);
  // `localhost` only makes it a URL that `new URL` reads. Port and sslmode are named, because PGPORT
  // and PGSSLMODE would otherwise apply.
  return `postgresql://${user}:${password}@localhost/${database}?host=${host}&port=${socketPort}&sslmode=disable`;
}

async function prepare(options: BuiltInOptions) {
  const { mode, log, settings = {}, stopPatienceMs = 60_000 } = options;
  const dataDir = resolve(options.dataDir);
  const native = findNative();
  const location = await chooseDataLocation(dataDir, log);
  const programs = await usablePrograms(native, location.account, location.base);
  const passwords = await ensureCluster(location, programs, settings.fsync !== 'off');
  const socketFolder = socketFolderFor(location);
  const url = connectionString('muster', passwords.muster, 'muster', socketFolder);
  const setup: ClaimSetup = {
    dataDir,
    mode,
    log,
    settings,
    stopPatienceMs,
    location,
    programs,
    socketFolder,
    password: passwords.muster,
    administratorUrl: connectionString(
      'postgres',
      passwords.administrator,
      'postgres',
      socketFolder,
    ),
  };
  return { url, setup };
}

function forTheOperator(error: unknown, dataDir: string): unknown {
  if (error instanceof StartupError || errorCode(error) === undefined) return error;
  const syscall = error instanceof Error && 'syscall' in error ? error.syscall : undefined;
  if (syscall === 'chown' && /^E(PERM|INVAL)$/.test(errorCode(error) ?? ''))
    return cannotRun('root may not act for another user here');
  return new StartupError(
    `The data folder ${resolve(dataDir)} cannot be used: ${errorText(error)}.`,
  );
}

export async function startBuiltInPostgres(options: BuiltInOptions): Promise<BuiltInPostgres> {
  try {
    const { url, setup } = await prepare(options);
    const stop = await supervise({
      open: (stopping) => openClaimedSession(setup, stopping),
      close: (session) => closeClaimedSession(setup, session),
      revives: options.mode === 'server',
      log: options.log,
      onExit: options.onExit ?? (() => undefined),
    });
    return { url, administratorUrl: setup.administratorUrl, stop };
  } catch (error) {
    throw forTheOperator(error, options.dataDir);
  }
}
