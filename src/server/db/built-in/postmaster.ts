import { execFile } from 'node:child_process';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error';
import { errorCode } from './errors';

function pidFileOf(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

async function readLockFile(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function pidIn(text: string): number | undefined {
  const pid = Number.parseInt(text, 10);
  return pid > 1 ? pid : undefined;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

async function commandOf(pid: number): Promise<string[]> {
  try {
    if (process.platform === 'linux') {
      return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
    }
    const { stdout } = await promisify(execFile)('ps', ['-p', `${pid}`, '-o', 'command=']);
    return stdout.trim().split(' ');
  } catch {
    return [];
  }
}

async function sameFolder(one: string, other: string): Promise<boolean | undefined> {
  if (one === other) return true;
  try {
    const [a, b] = [await stat(one), await stat(other)];
    return a.dev === b.dev && a.ino === b.ino;
  } catch {
    return undefined;
  }
}

/**
 * The pid in a file says little: after a crash it may be that of any other process. Undefined
 * means a PostgreSQL of which we cannot tell, as when its folder was moved while it ran.
 */
async function isPostmaster(pid: number, cluster: string): Promise<boolean | undefined> {
  if (!isAlive(pid)) return false;
  const [program = '', ...args] = await commandOf(pid);
  if (basename(program) !== 'postgres') return false;
  const folder = args[args.indexOf('-D') + 1];
  return folder === undefined ? undefined : sameFolder(folder, cluster);
}

/**
 * The pid of the PostgreSQL that runs on this cluster, whoever started it. `launchedAt` is the path
 * that the cluster had then, when its folder has been renamed since.
 */
export async function findPostmaster(
  cluster: string,
  launchedAt = cluster,
): Promise<number | undefined> {
  const pid = pidIn((await readLockFile(pidFileOf(cluster))) ?? '');
  return pid !== undefined && (await isPostmaster(pid, launchedAt)) ? pid : undefined;
}

/** The same, where it is being stopped: its eighth line is what `pg_ctl status` goes by. */
export async function findStoppingPostmaster(cluster: string): Promise<number | undefined> {
  const status = (await readLockFile(pidFileOf(cluster)))?.split('\n')[7];
  return status?.trim() === 'stopping' ? findPostmaster(cluster) : undefined;
}

/**
 * PostgreSQL refuses to start while the pid in the file of a dead postmaster is in use by any
 * process of the same user: in a container, where pids repeat, that is the rule. Where nothing
 * collects dead processes it may even be the postmaster's own.
 */
async function setAsideIfStale(file: string, cluster: string): Promise<void> {
  const text = await readLockFile(file);
  const pid = pidIn(text ?? '');
  if (pid === undefined || !isAlive(pid)) return;
  if ((await isPostmaster(pid, cluster)) !== false) return;
  const aside = `${file}.stale-${process.pid}`;
  try {
    await rename(file, aside);
    // Another start may have put its living postmaster's file there since we looked.
    if ((await readFile(aside, 'utf8')) !== text) await rename(aside, file);
    else await rm(aside);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

export async function setAsideStaleLocks(
  cluster: string,
  socketFolder: string,
  port: number,
): Promise<void> {
  await setAsideIfStale(pidFileOf(cluster), cluster);
  await setAsideIfStale(join(socketFolder, `.s.PGSQL.${port}.lock`), cluster);
}

async function isGone(pid: number, cluster: string, withinMs: number): Promise<boolean> {
  const end = Date.now() + withinMs;
  while (await isPostmaster(pid, cluster)) {
    if (Date.now() > end) return false;
    await delay(10);
  }
  return true;
}

/** Fast shutdown, and when that does not come to an end an immediate one: committed rows survive both. */
export async function stopPostmaster(
  pid: number,
  cluster: string,
  log: (sentence: string) => void,
): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!(await isPostmaster(pid, cluster))) return;
    process.kill(pid, signal);
    if (await isGone(pid, cluster, 10_000)) return;
  }
  log(`PostgreSQL (process ${pid}) does not stop.`);
}

/** Stops the PostgreSQL of a cluster whose folder is about to be renamed or removed. */
export async function stopForGood(
  cluster: string,
  log: (sentence: string) => void,
  launchedAt = cluster,
): Promise<void> {
  const pid = await findPostmaster(cluster, launchedAt);
  if (pid === undefined) return;
  await stopPostmaster(pid, launchedAt, log);
  if ((await findPostmaster(cluster, launchedAt)) === undefined) return;
  throw new StartupError(
    `PostgreSQL (process ${pid}) in ${cluster} does not stop. End it with: kill -9 ${pid}. Then start Muster again.`,
  );
}
