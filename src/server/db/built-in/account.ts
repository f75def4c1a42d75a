import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The user that initdb and postgres run as, where that is not the user of this process. */
export interface Account {
  uid: number;
  gid: number;
}

const nobody: Account = { uid: 65534, gid: 65534 };

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses to run as root, so root lends it another user. */
export async function unprivilegedAccount(): Promise<Account> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? [];
  return uid && gid && uid !== '0' ? { uid: Number(uid), gid: Number(gid) } : nobody;
}

/**
 * The user that the files of an existing cluster belong to: the choice of the first start holds,
 * although a user `postgres` may have been added to the machine since.
 */
export async function ownerOf(path: string): Promise<Account | undefined> {
  const { uid, gid } = await stat(path);
  return uid === 0 ? undefined : { uid, gid };
}

const READ = 4;
const ENTER = 1;

async function allows(path: string, account: Account, bits: number): Promise<boolean> {
  const { uid, gid, mode } = await stat(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}

/** The topmost folder on the way into `folder` (a real path) that the account may not enter. */
export async function closedFolder(folder: string, account: Account): Promise<string | undefined> {
  const above = dirname(folder);
  const closed = above === folder ? undefined : await closedFolder(above, account);
  return closed ?? ((await allows(folder, account, ENTER)) ? undefined : folder);
}

export async function canReadFile(file: string, account: Account): Promise<boolean> {
  if (await closedFolder(dirname(file), account)) return false;
  return allows(file, account, READ);
}
