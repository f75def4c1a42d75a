import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account';
import { errorCode } from './errors';

/** Makes a folder with exactly this mode, whatever the umask; one that exists is left alone. */
export async function makeFolder(path: string, mode: number): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    throw error;
  }
  await chmod(path, mode);
}

export async function giveTo(account: Account | undefined, path: string): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}

export async function isFilled(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length > 0;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Without it a power cut may undo the creation or renaming of an entry of the folder. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

const stagingMark = '.new-';

/**
 * Fills a folder completely or not at all. A kill on the way leaves only a staging folder; of
 * several processes that build at once one wins, and the others go on with its result.
 */
export async function buildOnce(
  target: string,
  build: (staging: string) => Promise<void>,
): Promise<void> {
  if (await isFilled(target)) return;
  const staging = `${target}${stagingMark}${randomBytes(6).toString('hex')}`;
  try {
    await makeFolder(staging, 0o700);
    await build(staging);
    await rename(staging, target);
    await syncFolder(dirname(target));
  } catch (error) {
    await rm(staging, { recursive: true, force: true }).catch(() => undefined);
    if (!(await isFilled(target))) throw error;
  }
}

/**
 * Removes what killed starts left beside a built folder. Once the target exists every staging
 * folder is useless, even that of a process at work: see `buildOnce`.
 */
export async function sweepStaging(target: string): Promise<void> {
  for (const stale of await listStaging(target)) await removeStaging(stale);
}

export async function removeStaging(folder: string): Promise<void> {
  // An orphaned initdb may still be writing there for a moment.
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}

export async function listStaging(target: string): Promise<string[]> {
  const folder = dirname(target);
  const prefix = `${basename(target)}${stagingMark}`;
  const names = await readdir(folder);
  return names.filter((name) => name.startsWith(prefix)).map((name) => join(folder, name));
}
