// npm run demo -- --remove: deletes the demo's database and emails, and never anything but a demo.
import { existsSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readConfig } from '../../config';
import { chooseDataLocation } from '../../db/built-in/data-location';
import { isFilled } from '../../db/built-in/folders';
import type { Database } from '../../db/database';
import { prepare } from '../../startup';
import { StartupError } from '../../startup-error';
import { organizationId } from './rows';
import { WATTLE } from './wattle';

export async function removeDemo(): Promise<void> {
  const config = readConfig(process.env);
  if (config.databaseUrl) {
    throw new StartupError('The demo is in the database of DATABASE_URL. Delete that database.');
  }
  const dataDir = resolve(config.dataDir);
  const location = existsSync(dataDir)
    ? await chooseDataLocation(dataDir, () => undefined)
    : undefined;
  if (!location || !(await isFilled(location.home))) {
    throw new StartupError(`There is no demo in ${dataDir}.`);
  }
  await requireDemo(dataDir);
  await rm(location.home, { recursive: true });
  await rm(join(dataDir, 'outbox'), { recursive: true, force: true });
  for (const folder of new Set([location.base, dataDir])) await removeIfEmpty(folder);
  process.stdout.write(`The demo in ${dataDir} has been removed.\n`);
}

/** Starts as a server, which fails while another one is running on the same data. */
async function requireDemo(dataDir: string): Promise<void> {
  const ground = await prepare('server', { ...process.env, LOG_LEVEL: 'warn' });
  try {
    if (!(await isDemo(ground.database))) {
      throw new StartupError(`${dataDir} doesn't hold a demo, so nothing was deleted.`);
    }
  } finally {
    await ground.close();
  }
}

/** A demo only starts in an empty database, so everything beside it came from trying the demo. */
export async function isDemo(database: Database): Promise<boolean> {
  const wattle = await database.readEverything((db) =>
    db
      .selectFrom('organizations')
      .select('id')
      .where('id', '=', organizationId(WATTLE))
      .executeTakeFirst(),
  );
  return wattle !== undefined;
}

/** Keeps the folder when it holds backups or other files. */
async function removeIfEmpty(folder: string): Promise<void> {
  if (!(await isFilled(folder))) await rmdir(folder);
}
