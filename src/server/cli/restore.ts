// npm run restore -- <file> [--force]

import { resolve } from 'node:path';
import { counted } from '#engine/counted';
import { checkBackup, restoreBackup } from '../backup/restore-backup';
import { MIGRATIONS, reachDatabase } from '../startup';
import { StartupError } from '../startup-error';

const USAGE = `Use: npm run restore -- <file> [--force]
  --force replaces everything in the database`;

export async function restore(args: string[]): Promise<void> {
  const [file, ...rest] = args.filter((arg) => arg !== '--force');
  if (!file || file.startsWith('-') || rest.length > 0) throw new StartupError(USAGE);
  const backup = await checkBackup(resolve(file), MIGRATIONS);
  const { postgres } = await reachDatabase('command');
  try {
    await restoreBackup(postgres.url, backup, { force: args.includes('--force') });
  } finally {
    await postgres.stop();
  }
  const counts = backup.tables.map(({ name, rows }) => `${name} ${rows}`).join(', ');
  process.stdout.write(
    `Restored ${counted(backup.rows, 'row')} of ${backup.header.created_at} from ${backup.file}: ${counts}. Everyone has to sign in again. Emails that were waiting to be sent are not part of a backup.\n`,
  );
}
