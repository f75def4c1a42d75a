import { randomBytes } from 'node:crypto';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '../../startup-error';
import type { Account } from './account';
import type { DataLocation } from './data-location';
import { errorCode } from './errors';
import { buildOnce, giveTo, makeFolder } from './folders';
import type { Passwords } from './postgres-setup';
import type { Programs } from './programs';
import { runProgram } from './run-program';
import { isSwitchUnfinished } from './upgrade/switch-clusters';

function makePassword(): string {
  return randomBytes(24).toString('base64url');
}

async function writeSecret(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600, flag: 'wx', flush: true });
}

/** Runs initdb. The folder around the cluster must be new: a secret lies in it for a moment. */
export async function makeCluster(
  cluster: string,
  account: Account | undefined,
  programs: Programs,
  administratorPassword: string,
  sync: boolean,
): Promise<void> {
  const around = dirname(cluster);
  await chmod(around, account ? 0o711 : 0o700);
  await makeFolder(cluster, 0o700);
  await giveTo(account, cluster);
  const passwordFile = join(around, 'initdb-password');
  await writeSecret(passwordFile, administratorPassword);
  await giveTo(account, passwordFile);

  const args = ['-D', cluster, '-U', 'postgres', '-E', 'UTF8', '--no-instructions'];
  // The C library's C locale alone would leave 'É' and 'é' different for lower().
  args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  // A killed initdb would leave its POSIX shared memory behind until the next boot.
  args.push('-c', 'dynamic_shared_memory_type=mmap');
  args.push('--auth=scram-sha-256', `--pwfile=${passwordFile}`, ...(sync ? [] : ['--no-sync']));
  const { code, complaint } = await runProgram(programs.initdb, args, account).ended;
  if (code !== 0) {
    throw new StartupError(`The built-in PostgreSQL could not make its files: ${complaint}`);
  }
  await rm(passwordFile);
}

/** Makes the cluster where there is none, and returns its passwords. */
export async function ensureCluster(
  location: DataLocation,
  programs: Programs,
  sync: boolean,
): Promise<Passwords> {
  await buildOnce(location.home, async (staging) => {
    const passwords: Passwords = { administrator: makePassword(), muster: makePassword() };
    await writeSecret(
      join(staging, relative(location.home, location.passwords)),
      JSON.stringify(passwords),
    );
    const cluster = join(staging, relative(location.home, location.cluster));
    await makeCluster(cluster, location.account, programs, passwords.administrator, sync);
  });
  const major = await readMajor(location.cluster);
  if (major === undefined) {
    throw (await isSwitchUnfinished(location)) ? moveFirst(location) : notWhole(location);
  }
  if (major < programs.major) throw moveFirst(location);
  if (major > programs.major) {
    throw new StartupError(
      `The database in ${location.home} is from PostgreSQL ${major}, and this version of Muster runs PostgreSQL ${programs.major}, which can't read it. Start the newer version of Muster that you ran before.`,
    );
  }
  return readPasswords(location);
}

/** 17 for a cluster that PostgreSQL 17 has made; undefined where there is none. */
export async function readMajor(cluster: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(join(cluster, 'PG_VERSION'), 'utf8'), 10);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

export async function readPasswords(location: DataLocation): Promise<Passwords> {
  try {
    return JSON.parse(await readFile(location.passwords, 'utf8'));
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && !(error instanceof SyntaxError)) throw error;
    throw notWhole(location);
  }
}

function moveFirst(location: DataLocation): StartupError {
  return new StartupError(
    `The database in ${location.home} is from an older PostgreSQL than the one that this version of Muster runs. Start Muster once (npm start): it moves your data. Then run this command again.`,
  );
}

function notWhole(location: DataLocation): StartupError {
  return new StartupError(
    `The folder ${location.home} does not hold a whole database of Muster: restore it from a backup, or move it away to start with an empty one.`,
  );
}
