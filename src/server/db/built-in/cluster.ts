import { randomBytes } from 'node:crypto';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { StartupError } from '../../startup-error';
import type { DataLocation } from './data-location';
import { errorCode } from './errors';
import { buildOnce, giveTo, makeFolder } from './folders';
import type { Programs } from './programs';
import { runProgram } from './run-program';

export interface Passwords {
  administrator: string;
  muster: string;
}

function makePassword(): string {
  return randomBytes(24).toString('base64url');
}

async function writeSecret(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600, flag: 'wx', flush: true });
}

async function initialise(
  staging: string,
  location: DataLocation,
  programs: Programs,
  sync: boolean,
): Promise<void> {
  await chmod(staging, location.account ? 0o711 : 0o700);
  const passwords: Passwords = { administrator: makePassword(), muster: makePassword() };
  await writeSecret(
    join(staging, relative(location.home, location.passwords)),
    JSON.stringify(passwords),
  );

  const cluster = join(staging, relative(location.home, location.cluster));
  await makeFolder(cluster, 0o700);
  await giveTo(location.account, cluster);
  const passwordFile = join(staging, 'initdb-password');
  await writeSecret(passwordFile, passwords.administrator);
  await giveTo(location.account, passwordFile);

  const args = ['-D', cluster, '-U', 'postgres', '-E', 'UTF8', '--no-instructions'];
  // The C library's C locale alone would leave 'É' and 'é' different for lower().
  args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  // A killed initdb would leave its POSIX shared memory behind until the next boot.
  args.push('-c', 'dynamic_shared_memory_type=mmap');
  args.push('--auth=scram-sha-256', `--pwfile=${passwordFile}`, ...(sync ? [] : ['--no-sync']));
  const { code, complaint } = await runProgram(programs.initdb, args, location.account).ended;
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
  await buildOnce(location.home, (staging) => initialise(staging, location, programs, sync));
  try {
    await readFile(join(location.cluster, 'PG_VERSION'));
    return JSON.parse(await readFile(location.passwords, 'utf8'));
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && !(error instanceof SyntaxError)) throw error;
    throw new StartupError(
      `The folder ${location.home} does not hold a whole database of Muster: restore it from a backup, or move it away to start with an empty one.`,
    );
  }
}
