import { resolve } from 'node:path';
import { type ClaimSetup, closeClaimedSession, openClaimedSession } from './claimed-session';
import { ensureCluster } from './cluster';
import { chooseDataLocation } from './data-location';
import { asStartupError } from './errors';
import { sweepStaging } from './folders';
import { connectionString } from './postgres-setup';
import { findNative, sweepCopies, usablePrograms } from './programs';
import type { Session } from './session';
import type { Mode } from './session-locks';
import { socketPort } from './socket-folder';
import { supervise } from './supervise';

export interface BuiltInPostgres {
  /** Connection string of the plain role that owns the database `muster`. */
  url: string;
  /** Connection string of the cluster's superuser (tests clone databases with it). */
  administratorUrl: string;
  /** The folder that holds the cluster, which may be on another disk than the data folder. */
  cluster: string;
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

async function prepare(options: BuiltInOptions): Promise<ClaimSetup> {
  const { mode, log, settings = {}, stopPatienceMs = 60_000 } = options;
  const dataDir = resolve(options.dataDir);
  const native = findNative();
  const location = await chooseDataLocation(dataDir, log);
  const programs = await usablePrograms(native, location.account, location.base);
  const passwords = await ensureCluster(location, programs, settings.fsync !== 'off');
  return {
    dataDir,
    mode,
    log,
    settings,
    stopPatienceMs,
    location,
    programs,
    passwords,
    port: socketPort,
  };
}

async function open(setup: ClaimSetup, stopping: AbortSignal): Promise<Session> {
  const { session, launched } = await openClaimedSession(setup, stopping);
  if (setup.mode === 'server') await sweep(setup, launched).catch(() => undefined);
  return session;
}

async function sweep({ location, programs }: ClaimSetup, launched: boolean): Promise<void> {
  await sweepStaging(location.home);
  if (launched) await sweepCopies(location.base, programs);
}

export async function startBuiltInPostgres(options: BuiltInOptions): Promise<BuiltInPostgres> {
  try {
    const setup = await prepare(options);
    const stop = await supervise({
      open: (stopping) => open(setup, stopping),
      close: (session) => closeClaimedSession(setup, session),
      revives: options.mode === 'server',
      log: options.log,
      onExit: options.onExit ?? (() => undefined),
    });
    return {
      url: connectionString(setup, 'muster', 'muster'),
      administratorUrl: connectionString(setup, 'administrator', 'postgres'),
      cluster: setup.location.cluster,
      stop,
    };
  } catch (error) {
    throw asStartupError(error, options.dataDir);
  }
}
