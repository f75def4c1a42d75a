// Starts one PostgreSQL for the whole test run, with a migrated template that every test file clones.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { startBuiltInPostgres } from '../db/built-in/start';
import { migrate } from '../db/migrate';
import { PROJECT_FOLDER } from '../project-folder';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where databases are created, and the role that owns them. */
    postgres: { administratorUrl: string; ownerUrl: string; template: string };
  }
}

export default async function setup(project: TestProject) {
  const builtIn = project.name === 'built-in';
  if (!builtIn) await bundleWorkers();
  const server = await startServer(builtIn ? undefined : process.env.DATABASE_URL);
  const owner = new URL(server.ownerUrl).username;
  const template = `muster_template_${process.pid}`;
  await runAsAdministrator(server.administratorUrl, `create database ${template} owner "${owner}"`);
  await migrate(databaseUrl(server.ownerUrl, template), join(PROJECT_FOLDER, 'migrations'));
  project.provide('postgres', { ...server.urls, template });
  return async () => {
    await runAsAdministrator(server.administratorUrl, `drop database ${template} with (force)`);
    await server.stop();
  };
}

/** Tests run the sources, and a thread can't: its file is bundled as in production. */
async function bundleWorkers(): Promise<void> {
  await build({
    root: PROJECT_FOLDER,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: true,
      rolldownOptions: {
        input: [
          'src/server/features/fill/fill-worker.ts',
          'src/server/features/patterns/design-worker.ts',
        ],
        output: { entryFileNames: '[name].js' },
      },
      outDir: join(PROJECT_FOLDER, '.cache/workers'),
      target: 'node20',
    },
  });
}

async function startServer(given: string | undefined) {
  if (given) {
    const urls = { administratorUrl: given, ownerUrl: given };
    return { ...urls, urls, stop: async () => undefined };
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'muster-test-'));
  // In a closed folder, root's data would be kept elsewhere and never be removed.
  await chmod(dataDir, 0o755);
  const server = await startBuiltInPostgres({
    dataDir,
    mode: 'server',
    log: () => undefined,
    // Safe only in tests, which may lose their data.
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      max_prepared_transactions: '10',
    },
  });
  const urls = { administratorUrl: server.administratorUrl, ownerUrl: server.url };
  return {
    ...urls,
    urls,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function runAsAdministrator(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function databaseUrl(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
