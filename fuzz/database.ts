// A database that the fuzzer can look into while the server works on it.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startBuiltInPostgres } from '../src/server/db/built-in/start';
import { openDatabase } from '../src/server/db/database';
import type { Ground } from '../src/server/testing/fuzz/world';

export interface FuzzDatabase {
  url: string;
  dataDir: string;
  ground(): Ground;
  stop(): Promise<void>;
}

export async function startDatabase(): Promise<FuzzDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'muster-fuzz-'));
  // Open for the account that PostgreSQL runs as.
  await chmod(dataDir, 0o755);
  const server = await startBuiltInPostgres({ dataDir, mode: 'server', log: () => undefined });
  const administrator = new URL(server.administratorUrl);
  administrator.pathname = '/muster';
  const pool = new pg.Pool({ connectionString: administrator.href, max: 2 });
  const database = openDatabase(server.url, () => undefined);
  return {
    url: server.url,
    dataDir,
    ground: () => ({
      database,
      sql: async (statement, values) => (await pool.query(statement, values)).rows,
    }),
    async stop() {
      await Promise.all([database.close(), pool.end()]);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
