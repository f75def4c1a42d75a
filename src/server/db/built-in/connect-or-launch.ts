import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../startup-error';
import { errorCode } from './errors';
import { complaintInLog, removeOldLogFiles } from './log-files';
import { connectionString, type PostgresSetup } from './postgres-setup';
import {
  findPostmaster,
  findStoppingPostmaster,
  setAsideStaleLocks,
  stopPostmaster,
} from './postmaster';
import { type Run, runProgram } from './run-program';
import { openSession, type Session } from './session';
import { type Mode, sessionName } from './session-locks';
import { postgresArguments } from './settings';
import { makeSocketFolder, socketFolderFor } from './socket-folder';

async function launch({ location, programs, port, settings }: PostgresSetup): Promise<Run> {
  const socketFolder = socketFolderFor(location);
  await makeSocketFolder(socketFolder, location.account).catch((error) => {
    // Whoever stopped PostgreSQL a moment ago is removing it: the next try makes it again.
    if (errorCode(error) !== 'ENOENT') throw error;
  });
  await removeOldLogFiles(location.cluster);
  await setAsideStaleLocks(location.cluster, socketFolder, port);
  const args = postgresArguments(location.cluster, socketFolder, port, settings);
  return runProgram(programs.postgres, args, location.account);
}

/** From here on PostgreSQL writes to its own log and does not keep our process from ending. */
function letLive({ child }: Run): void {
  child.stderr?.destroy();
  child.unref();
}

const pauseMs = 10;
const sayAfterMs = 5_000;
const launchesAtMost = 3;

/** How long to go on without a sign of life; stopping shortens it. */
function waiting(stopping: AbortSignal, { log, stopPatienceMs, location }: PostgresSetup) {
  let started = Date.now();
  let lastSign = started;
  let stopSeen: number | undefined;
  let said = false;
  function say(sentence: string) {
    if (said || Date.now() - started < sayAfterMs) return;
    log(sentence);
    said = true;
  }
  return {
    signOfLife(stoppingPid: number | undefined) {
      // Recovery from a crash may take long, and would only begin again if it were given up.
      if (!stopping.aborted) lastSign = Date.now();
      if (stoppingPid === undefined) {
        stopSeen = undefined;
        say('PostgreSQL is not ready yet: it may be recovering from a crash.');
        return;
      }
      stopSeen ??= Date.now();
      say(`PostgreSQL (process ${stoppingPid}) is being stopped; waiting for its end.`);
      // A smart shutdown lasts as long as the last connection, perhaps for ever.
      if (Date.now() - stopSeen > stopPatienceMs)
        throw stillStopping(location.cluster, stoppingPid);
    },
    beginAgain() {
      started = Date.now();
      lastSign = started;
    },
    isOver: () => Date.now() - lastSign > (stopping.aborted ? 5_000 : 10_000),
  };
}

function stillStopping(folder: string, pid: number): StartupError {
  return new StartupError(
    `The built-in PostgreSQL in ${folder} (process ${pid}) is being stopped and does not come to its end: it waits for those who are still connected. End them, such as another Muster or a psql, or cut them off with: kill -INT ${pid}. Then start Muster again.`,
  );
}

async function notStarting(folder: string, complaint = ''): Promise<StartupError> {
  const inLog = complaint.includes('Future log output');
  const reason = inLog ? await complaintInLog(folder) : complaint;
  return new StartupError(`The built-in PostgreSQL in ${folder} does not start: ${reason}`);
}

/**
 * A connection to the PostgreSQL of this cluster: to the one that runs, which a killed Muster may
 * have left or another may be starting at this moment, else to one that is launched. PostgreSQL's
 * own interlock lets only one of several launches live; the others end and we find the winner.
 */
export async function connectOrLaunch(
  setup: PostgresSetup,
  mode: Mode,
  stopping: AbortSignal,
): Promise<{ session: Session; launched: boolean }> {
  const folder = setup.location.cluster;
  const url = connectionString(setup, 'administrator', 'postgres');
  const patience = waiting(stopping, setup);
  let launched: Run | undefined;
  let failures = 0;
  let mayRestart = mode === 'server';
  try {
    for (;;) {
      const session = await openSession(url, sessionName(mode));
      if (!('busy' in session)) {
        if (launched) letLive(launched);
        const pid = await findPostmaster(folder);
        return { session, launched: pid !== undefined && pid === launched?.child.pid };
      }
      if (session.busy) patience.signOfLife(await findStoppingPostmaster(folder));
      if (patience.isOver()) {
        const pid = launched?.child.pid ?? (await findPostmaster(folder));
        if (mayRestart && session.silent && pid !== undefined && !stopping.aborted) {
          // Without its socket, as after a sweep of the temporary folder, it is of no use to anyone.
          setup.log(`PostgreSQL (process ${pid}) does not listen any more; starting it again.`);
          await stopPostmaster(pid, folder, setup.log);
          patience.beginAgain();
          mayRestart = false;
          continue;
        }
        throw new StartupError(
          `The built-in PostgreSQL in ${folder} does not answer: ${session.reason}`,
        );
      }
      const ended = launched && (await Promise.race([launched.ended, delay(pauseMs)]));
      if (launched && !ended) continue;
      launched = undefined;
      if (await findPostmaster(folder)) {
        failures = 0;
        await delay(pauseMs);
        continue;
      }
      if (ended) failures += 1;
      if (failures >= launchesAtMost || stopping.aborted) {
        throw await notStarting(folder, ended?.complaint);
      }
      launched = await launch(setup);
    }
  } catch (error) {
    const pid = launched?.child.pid;
    if (pid !== undefined) await stopPostmaster(pid, folder, setup.log);
    throw error;
  }
}
