// npm run backup [-- <file>]

import { resolve } from 'node:path';
import { counted } from '#engine/counted';
import { createBackup } from '../backup/create-backup';
import { backupPath } from '../backup/kept-backups';
import { reachDatabase } from '../startup';
import { StartupError } from '../startup-error';

const USAGE = 'Use: npm run backup [-- <file>]';

export async function backup([file, ...rest]: string[]): Promise<void> {
  if (rest.length > 0 || file?.startsWith('-')) throw new StartupError(USAGE);
  const { config, postgres } = await reachDatabase('command');
  try {
    const path = file ? resolve(file) : backupPath(config.dataDir, 'muster', new Date());
    const made = await createBackup(postgres.url, path);
    process.stdout.write(
      `The backup is in ${made.file}: ${counted(made.rows, 'row')} of ${counted(made.tables, 'table')}, ${size(made.bytes)}, sha256 ${made.sha256}.\n`,
    );
  } finally {
    await postgres.stop();
  }
}

function size(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
