import { createHash } from 'node:crypto';
import { chmod, mkdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { StartupError } from '../../startup-error';
import { type Account, closedFolder, ownerOf, runsAsRoot, unprivilegedAccount } from './account';
import { errorCode } from './errors';
import { isFilled, makeFolder } from './folders';

export interface DataLocation {
  /** Holds everything of PostgreSQL: the data folder, or the folder that stands in for it. */
  base: string;
  /** Appears complete, by one rename: the cluster, its passwords, its socket. */
  home: string;
  cluster: string;
  passwords: string;
  account: Account | undefined;
}

const systemFolder = '/var/lib/muster';
const PASS_THROUGH = 0o011;

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function locationIn(base: string, account: Account | undefined): DataLocation {
  const home = join(base, 'postgres');
  const passwords = join(home, 'passwords.json');
  return { base, home, cluster: join(home, 'cluster'), passwords, account };
}

async function ownerOfCluster(base: string): Promise<Account | undefined> {
  try {
    return await ownerOf(locationIn(base, undefined).cluster);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function makeDataFolder(dataDir: string): Promise<string> {
  const folder = resolve(dataDir);
  await mkdir(dirname(folder), { recursive: true });
  // At no moment closed to PostgreSQL's user: another start on the folder may be at work in it already.
  await makeFolder(folder, runsAsRoot() ? 0o700 | PASS_THROUGH : 0o700);
  // As long as there is nothing in it, letting PostgreSQL's user pass through uncovers nothing.
  if (runsAsRoot() && !(await isFilled(folder))) {
    const { mode } = await stat(folder);
    if ((mode & PASS_THROUGH) !== PASS_THROUGH) await chmod(folder, (mode & 0o777) | PASS_THROUGH);
  }
  return realpath(folder);
}

/** Where the cluster of a data folder is or shall be, and who runs it. */
export async function chooseDataLocation(
  dataDir: string,
  log: (sentence: string) => void,
): Promise<DataLocation> {
  const base = await makeDataFolder(dataDir);
  if (!runsAsRoot()) return locationIn(base, undefined);

  const account = (await ownerOfCluster(base)) ?? (await unprivilegedAccount());
  const closed = await closedFolder(base, account);
  const location = locationIn(base, account);
  if (await isFilled(location.home)) {
    if (!closed) return location;
    // An empty database elsewhere would look as if everything had been lost.
    throw new StartupError(
      `The database in ${location.home} is out of reach for user ${account.uid}, who runs PostgreSQL: let that user enter ${closed} (chmod o+x).`,
    );
  }
  const name = basename(base).replace(/[^\w.-]/g, '_') || 'data';
  const standIn = join(systemFolder, `${name}-${shortHash(base)}`);
  const standInUsed = await isFilled(join(standIn, 'postgres'));
  if (!closed && !standInUsed) return location;

  await makeFolder(systemFolder, 0o755);
  await makeFolder(standIn, 0o755);
  log(
    closed
      ? `The database is kept in ${standIn}, because user ${account.uid}, who runs PostgreSQL, may not enter ${closed}.`
      : `The database is kept in ${standIn}, where it was made when ${base} was closed to PostgreSQL.`,
  );
  return locationIn(standIn, (await ownerOfCluster(standIn)) ?? account);
}
