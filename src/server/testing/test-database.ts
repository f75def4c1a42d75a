// A database for one test file: a clone of the migrated template, or an empty one.
import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase, type Patience } from '../db/database';

export interface TestDatabase {
  url: string;
  database: Database;
  /** Runs a statement as the owner of the tables, without row-level security. */
  sql(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Runs a statement as another process would, and keeps its locks until the returned function is called. */
  hold(statement: string, values?: unknown[]): Promise<() => Promise<void>>;
  drop(): Promise<void>;
}

export function createTestDatabase(patience?: Patience): Promise<TestDatabase> {
  // Copied as files, which takes a third of the work that writing it all to the log does.
  return create(`template ${inject('postgres').template} strategy file_copy`, patience);
}

export function createEmptyDatabase(): Promise<TestDatabase> {
  return create('');
}

async function create(from: string, patience?: Patience): Promise<TestDatabase> {
  const { administratorUrl, ownerUrl } = inject('postgres');
  const name = `muster_test_${randomBytes(6).toString('hex')}`;
  const owner = new URL(ownerUrl).username;
  await query(administratorUrl, `create database ${name} owner "${owner}" ${from}`);
  const url = withDatabase(ownerUrl, name);
  const administrator = withDatabase(administratorUrl, name);
  // Kept open: a connection for each statement costs several times as much as the statement.
  const statements = new pg.Pool({ connectionString: administrator });
  statements.on('error', () => undefined);
  const database = openDatabase(url, () => undefined, patience && { patience });
  return {
    url,
    database,
    sql: async (statement, values) =>
      (await statements.query(values ? prepared(statement, values) : statement)).rows,
    async hold(statement, values = []) {
      const client = new pg.Client({ connectionString: administrator });
      await client.connect();
      await client.query('begin');
      await client.query(statement, values);
      return () => client.end();
    },
    async drop() {
      await database.close();
      await statements.end();
      await query(administratorUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Prepared once for each connection: planning a statement that a test repeats takes longer than running it. */
function prepared(text: string, values: unknown[]): pg.QueryConfig {
  return { name: createHash('sha256').update(text).digest('hex').slice(0, 32), text, values };
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
