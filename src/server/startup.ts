// What the server and every command need before they can work: configuration, log, a migrated database.
import { join } from 'node:path';
import type { Logger } from 'pino';
import { makeKeptBackup } from './backup/kept-backups';
import { type Config, readConfig } from './config';
import { startBuiltInPostgres } from './db/built-in/start';
import { moveToNewMajor } from './db/built-in/upgrade/move-to-new-major';
import { removeReplacedClusters } from './db/built-in/upgrade/replaced-clusters';
import { type Database, openDatabase } from './db/database';
import { migrate } from './db/migrate';
import { createLog } from './log';
import { prepareFolder } from './prepare-folder';
import { PROJECT_FOLDER } from './project-folder';

export const MIGRATIONS = join(PROJECT_FOLDER, 'migrations');

export interface Ground {
  config: Config;
  log: Logger;
  database: Database;
  databaseUrl: string;
  builtIn: boolean;
  /** Where the built-in database keeps its files. Undefined for a separate database server. */
  databaseFolder: string | undefined;
  close(): Promise<void>;
}

/** The database as it is, of whatever version: backup and restore must not bring it up to date. */
export async function reachDatabase(mode: 'server' | 'command', environment = process.env) {
  const config = readConfig(environment);
  const log = createLog(mode === 'command' ? 'warn' : config.logLevel);
  const postgres = config.databaseUrl
    ? { url: config.databaseUrl, cluster: undefined, stop: async () => undefined }
    : await startBuiltIn(config, mode, log);
  return { config, log, postgres };
}

export async function prepare(
  mode: 'server' | 'command',
  environment = process.env,
): Promise<Ground> {
  const { config, log, postgres } = await reachDatabase(mode, environment);
  try {
    const applied = await migrate(postgres.url, MIGRATIONS, () =>
      backUpBeforeUpgrade(config, postgres.url, log),
    );
    if (applied.length > 0) log.info({ applied }, 'the database was brought up to date');
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const { replicaUrl } = config;
  const database = openDatabase(postgres.url, onError, { replicaUrl });
  return {
    config,
    log,
    database,
    databaseUrl: postgres.url,
    builtIn: config.databaseUrl === undefined,
    databaseFolder: postgres.cluster,
    async close() {
      await database.close();
      await postgres.stop();
    },
  };
}

async function startBuiltIn(config: Config, mode: 'server' | 'command', log: Logger) {
  const { dataDir } = config;
  const say = (sentence: string) => log.info(sentence);
  await prepareFolder(dataDir);
  if (mode === 'command') return startBuiltInPostgres({ dataDir, mode, log: say });
  const backUp = (url: string) => backUpBeforeUpgrade(config, url, log);
  await moveToNewMajor({ dataDir, migrations: MIGRATIONS, backUp, log: say });
  const postgres = await startBuiltInPostgres({ dataDir, mode, log: say });
  const cancelRemoval = await removeReplacedClusters(dataDir, say);
  return {
    ...postgres,
    async stop() {
      cancelRemoval();
      await postgres.stop();
    },
  };
}

async function backUpBeforeUpgrade(config: Config, databaseUrl: string, log: Logger) {
  if (config.backupsKept === 0) return;
  const place = { databaseUrl, dataDir: config.dataDir };
  const { file } = await makeKeptBackup(place, 'before-upgrade', config.backupsKept);
  log.info({ file }, 'a backup was made before the upgrade');
}
