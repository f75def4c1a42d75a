// Backups that Muster makes by itself: the newest of each kind are kept, older ones removed.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupFile, createBackup } from './create-backup';

/** Those that are made by hand have a name of their own, and are never removed. */
export type BackupKind = 'daily' | 'before-upgrade';

export interface BackupPlace {
  databaseUrl: string;
  dataDir: string;
}

export function backupPath(dataDir: string, kind: BackupKind | 'muster', now: Date): string {
  // To the millisecond: a start after a kill may come within the second, and must not fail for the name.
  const time = now.toISOString().replaceAll(':', '-');
  return join(dataDir, 'backups', `${kind}-${time}.backup`);
}

/** The newest whole backup in the data folder, of any kind. */
export async function findNewestBackup(
  dataDir: string,
): Promise<{ file: string; at: Date; bytes: number } | undefined> {
  const folder = join(dataDir, 'backups');
  const files = await readdir(folder).catch(() => []);
  const backups = await Promise.all(
    files
      .filter((file) => file.endsWith('.backup'))
      .map(async (file) => {
        const { mtime, size } = await stat(join(folder, file));
        return { file, at: mtime, bytes: size };
      }),
  );
  return backups.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
}

export async function makeKeptBackup(
  { databaseUrl, dataDir }: BackupPlace,
  kind: BackupKind,
  kept: number,
  now = new Date(),
): Promise<BackupFile> {
  const made = await createBackup(databaseUrl, backupPath(dataDir, kind, now));
  const folder = join(dataDir, 'backups');
  const own = (await readdir(folder)).filter((file) => file.startsWith(`${kind}-`)).sort();
  const whole = own.filter((file) => file.endsWith('.backup'));
  // What a kill in the middle left behind is never finished.
  const parts = own.filter((file) => file.endsWith('.part'));
  for (const file of [...parts, ...whole.slice(0, -kept)]) await rm(join(folder, file));
  return made;
}
