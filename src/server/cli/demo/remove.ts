// npm run demo -- --remove: the demo's database and mails are gone; anything but a demo is left alone.
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
    throw new StartupError('The demo is in the database that DATABASE_URL names: delete that one.');
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

/** As a server, so that one that is running is not deleted under its feet. */
async function requireDemo(dataDir: string): Promise<void> {
  const ground = await prepare('server', { ...process.env, LOG_LEVEL: 'warn' });
  try {
    if (!(await isDemo(ground.database))) {
      throw new StartupError(`What ${dataDir} holds is not a demo: it was left alone.`);
    }
  } finally {
    await ground.close();
  }
}

/** A demo is only ever made in an empty database, so whatever else is there came with trying it. */
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

/** Backups and whatever else somebody put there stay. */
async function removeIfEmpty(folder: string): Promise<void> {
  if (!(await isFilled(folder))) await rmdir(folder);
}
