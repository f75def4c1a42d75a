// Moves the data of an older PostgreSQL to the one that this version of Muster brings along. Until the
// very end the old cluster is only read; whatever kills the move, the next start begins it again.
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type pg from 'pg';
import { connect } from '../../../backup/connect';
import { passFaultPoint } from '../../../fault-points';
import { StartupError } from '../../../startup-error';
import { migrateJobs } from '../../migrate';
import { type ClaimSetup, closeClaimedSession, openClaimedSession } from '../claimed-session';
import { readMajor, readPasswords } from '../cluster';
import { chooseDataLocation, type DataLocation } from '../data-location';
import { asStartupError, errorText } from '../errors';
import { buildOnce, isFilled, listStaging, removeStaging } from '../folders';
import { connectionString } from '../postgres-setup';
import { stopForGood } from '../postmaster';
import { findNative, type Programs, usablePrograms } from '../programs';
import { endSession } from '../session';
import { keepCommandsOut } from '../session-locks';
import { socketPort } from '../socket-folder';
import { freeze, requireNoOtherDatabase } from './copy-database';
import { describeSchema, type Move, makeNextCluster } from './make-next-cluster';
import { fetchOldPrograms } from './old-programs';
import { requireSpace } from './require-space';
import { finishSwitch, nextCluster, nextFolder, switchClusters } from './switch-clusters';

export interface MoveOptions {
  dataDir: string;
  /** The numbered SQL files that make the tables. */
  migrations: string;
  /** Gets the connection string of the old database; what it throws stops the move. */
  backUp: (url: string) => Promise<void>;
  log: (sentence: string) => void;
  /** More settings of PostgreSQL. */
  settings?: Record<string, string>;
}

/** Does nothing where the data is in the right PostgreSQL already, or where there is none yet. */
export async function moveToNewMajor(options: MoveOptions): Promise<void> {
  const { dataDir, log } = options;
  try {
    await finishSwitch(await chooseDataLocation(dataDir, () => undefined), log);
    const location = await chooseDataLocation(dataDir, () => undefined);
    const programs = await usablePrograms(findNative(), location.account, location.base);
    const major = await readMajor(location.cluster);
    if (major === programs.major) await rm(nextFolder(location), { recursive: true, force: true });
    if (major === undefined || major >= programs.major) return;
    await move(location, major, programs, options).catch(async (error) => {
      // Another Muster that has done the move meanwhile holds the folder now, and the start will say so.
      if ((await readMajor(location.cluster)) !== programs.major) throw asMoveFailure(error);
    });
  } catch (error) {
    throw asStartupError(error, dataDir);
  }
}

async function move(
  location: DataLocation,
  major: number,
  programs: Programs,
  { dataDir, migrations, backUp, log, settings = {} }: MoveOptions,
): Promise<void> {
  await requireSpace(location.cluster, await listLeftovers(location));
  log(
    `Moving your data from PostgreSQL ${major} to ${programs.major}. This takes a few minutes; keep Muster running.`,
  );
  const old: ClaimSetup = {
    dataDir: resolve(dataDir),
    mode: 'server',
    log,
    settings,
    stopPatienceMs: 60_000,
    location,
    programs: await fetchOldPrograms(major, location, log),
    passwords: await readPasswords(location),
    port: socketPort,
  };
  if (import.meta.env.MODE === 'faults') passFaultPoint('during-move');

  const { session } = await openClaimedSession(old, new AbortController().signal);
  let switching = false;
  let source: pg.Client | undefined;
  try {
    await keepCommandsOut(session, old.dataDir);
    await removeLeftovers(location, log);
    source = await connect(connectionString(old, 'administrator', 'muster'), 'muster upgrade');
    if (import.meta.env.MODE === 'faults') passFaultPoint('during-move');
    await backUpAndFreeze(source, connectionString(old, 'muster', 'muster'), backUp);
    if (import.meta.env.MODE === 'faults') passFaultPoint('during-move');
    await makeNext({ old, programs, migrations }, source);
    if (import.meta.env.MODE === 'faults') passFaultPoint('during-move');
    switching = true;
    await switchClusters(location, major, log);
    log(
      `Your data is in PostgreSQL ${programs.major} now. The old database stays in ${location.home} for a day.`,
    );
  } finally {
    // Only now: until the old PostgreSQL has stopped, the source keeps everyone from changing a row in it.
    await source?.end().catch(() => undefined);
    await (switching ? endSession(session) : closeClaimedSession(old, session));
  }
}

async function makeNext(move: Move, source: pg.Client): Promise<void> {
  const { location, log } = move.old;
  log('Copying your data, then comparing the copy with the original.');
  await buildOnce(nextFolder(location), async (staging) => {
    const { tables, rows } = await makeNextCluster(staging, move, source);
    log(`The copy is complete and the same as the original. Tables: ${tables}. Rows: ${rows}.`);
  });
}

/** Of a killed move: half a cluster, perhaps with a PostgreSQL that still runs on it, or a whole one. */
async function listLeftovers(location: DataLocation): Promise<string[]> {
  const next = nextFolder(location);
  return [...(await listStaging(next)), ...((await isFilled(next)) ? [next] : [])];
}

async function removeLeftovers(
  location: DataLocation,
  log: (sentence: string) => void,
): Promise<void> {
  for (const leftover of await listLeftovers(location)) {
    await stopForGood(nextCluster(leftover), log);
    await removeStaging(leftover);
  }
}

async function backUpAndFreeze(
  source: pg.Client,
  url: string,
  backUp: MoveOptions['backUp'],
): Promise<void> {
  await requireNoOtherDatabase(source);
  const { version, jobs } = await describeSchema(source);
  if (version > 0) await backUp(url);
  // Jobs have no numbered files of ours: their tables can only be made as this version has them.
  if (jobs) await migrateJobs(url);
  await freeze(source);
}

function asMoveFailure(error: unknown): StartupError {
  if (error instanceof StartupError) return error;
  return new StartupError(
    `Your data could not be moved to the new PostgreSQL: ${errorText(error)}. It is unchanged. Start Muster again to try once more, or go back to the version that you ran before.`,
  );
}
