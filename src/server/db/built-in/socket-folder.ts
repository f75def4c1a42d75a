import { lstat, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartupError } from '../../startup-error';
import type { Account } from './account';
import { type DataLocation, shortHash } from './data-location';
import { giveTo, makeFolder } from './folders';

/** Part of the name of the socket; nothing listens on a port of the network. */
export const socketPort = 5432;

const longestPath = process.platform === 'darwin' ? 103 : 107;

/** In the location's home, or, where the path would not fit a socket's address, in the temporary folder. */
export function socketFolderFor(location: DataLocation): string {
  const folder = join(location.home, 'socket');
  const socket = join(folder, `.s.PGSQL.${socketPort}`);
  if (Buffer.byteLength(socket) <= longestPath) return folder;
  return join(tmpdir(), `muster-${shortHash(location.home)}`);
}

/**
 * Only PostgreSQL's user may enter. Anyone can make a folder of that name in the temporary folder
 * first and then listen in our place, so one that is not ours is refused.
 */
export async function makeSocketFolder(
  folder: string,
  account: Account | undefined,
): Promise<void> {
  await makeFolder(folder, 0o700);
  const found = await lstat(folder);
  const ours = found.uid === process.getuid?.() || found.uid === account?.uid;
  if (!found.isDirectory() || !ours || (found.mode & 0o077) !== 0) {
    throw new StartupError(
      `The folder ${folder} for PostgreSQL's socket belongs to someone else or is open to others: remove it and start again.`,
    );
  }
  await giveTo(account, folder);
}

/** One in the temporary folder would stay behind for ever. */
export async function removeSocketFolder(location: DataLocation): Promise<void> {
  const folder = socketFolderFor(location);
  if (dirname(folder) !== location.home) await rmdir(folder).catch(() => undefined);
}
