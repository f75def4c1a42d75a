// Tries the migrations of this version on a copy of the database, in a PostgreSQL of its own that is removed again.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startBuiltInPostgres } from '../db/built-in/start';
import { readMigrations } from '../db/migrate';
import { createBackup } from './create-backup';
import { checkBackup, restoreBackup } from './restore-backup';

export interface Rehearsal {
  /** The migrations that an upgrade would run. */
  missing: string[];
  rows: number;
  seconds: number;
}

export async function rehearseUpgrade(
  databaseUrl: string,
  dataDir: string,
  migrationsFolder: string,
): Promise<Rehearsal> {
  const folder = await mkdtemp(join(dataDir, 'dry-run-'));
  try {
    // Root's PostgreSQL runs as another user, who has to pass through.
    await chmod(folder, 0o711);
    const { file } = await createBackup(databaseUrl, join(folder, 'copy.backup'));
    const backup = await checkBackup(file, migrationsFolder);
    const began = performance.now();
    await onCopy(join(folder, 'data'), (url) => restoreBackup(url, backup, { force: false }));
    const { schema_version } = backup.header;
    const missing = (await readMigrations(migrationsFolder)).filter(
      ({ version }) => version > schema_version,
    );
    return {
      missing: missing.map(({ name }) => name),
      rows: backup.rows,
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function onCopy(dataDir: string, work: (url: string) => Promise<void>): Promise<void> {
  const postgres = await startBuiltInPostgres({
    dataDir,
    mode: 'command',
    log: () => undefined,
    // Nobody keeps the copy, so it may be lost.
    settings: { fsync: 'off' },
  });
  try {
    await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
