// The database: every statement runs in a transaction, as a role that row-level security applies to.
import { type Compilable, Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { passFaultPoint, passFaultPointOfInsert } from '../fault-points';
import type { DB } from './tables.gen';
import { createTokenLookup, type TokenLookup } from './token-lookup';
import { isUnreachable } from './unreachable';

const DATE_TYPE = 1082;
// pg would turn a calendar date into a Date at the server's midnight.
pg.types.setTypeParser(DATE_TYPE, (text) => text);

export type Db = Kysely<DB>;

/** The transaction that a statement runs in. */
export interface Scope {
  db: Db;
}

/** A scope that sees the rows of one organisation only. */
export interface TenantScope extends Scope {
  orgId: string;
  /** The browser tab that asked. Live events name it, so that the tab can skip its own changes. */
  tab?: string | undefined;
}

/** Whose rows a transaction sees: those of one organisation, and the memberships of one account. */
export interface Viewpoint {
  orgId?: string | null;
  userId?: string | null;
}

export interface Database {
  /** Reads and writes what the viewpoint allows. */
  transact<T>(viewpoint: Viewpoint, work: (db: Db) => Promise<T>): Promise<T>;
  /** Reads what the viewpoint allows, all of it as of one moment. Can't write. */
  readMoment<T>(viewpoint: Viewpoint, work: (db: Db) => Promise<T>): Promise<T>;
  /** Reads every organisation. Can't write. For session lookup, platform figures and backup. */
  readEverything<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Prepares a lookup that reads every organisation and can't write. */
  tokenLookup<T>(write: (db: Db, tokenHash: RawBuilder<Buffer>) => Compilable<T>): TokenLookup<T>;
  pool: pg.Pool;
  /** All connections of this process, except the one that listens for events. */
  pools: readonly pg.Pool[];
  close(): Promise<void>;
}

const ATTEMPTS = 3;
// 23503 means that a row was deleted after we looked it up; a second attempt finds that out.
const WORTH_RETRYING = new Set(['40001', '40P01', '23503']);

export function openDatabase(url: string, onError: (error: Error) => void): Database {
  let closing = false;
  const report = (error: Error) => {
    if (!closing) onError(error);
  };
  const pool = openPool(url, report, { max: 10 });
  const readers = openPool(url, report, {
    max: 2,
    onConnect: async (client) => {
      await client.query(READING_ONLY);
    },
  });
  const kysely = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    ...(import.meta.env.MODE === 'faults' ? { log: passFaultPointOfInsert } : {}),
  });

  async function run<T>(
    begin: string,
    work: (db: Db) => Promise<T>,
    progress = { committing: false },
  ): Promise<T> {
    return kysely.connection().execute(async (db) => {
      await sql.raw(begin).execute(db);
      try {
        const result = await work(db);
        if (import.meta.env.MODE === 'faults' && !begin.startsWith(BEGIN_READING))
          passFaultPoint('before-commit');
        progress.committing = true;
        await sql.raw('commit').execute(db);
        return result;
      } catch (error) {
        // A broken connection rolls back by itself. Its error must not hide the first one.
        await sql
          .raw('rollback')
          .execute(db)
          .catch(() => undefined);
        throw error;
      }
    });
  }

  return {
    pool,
    pools: [pool, readers],
    async transact(viewpoint, work) {
      const begin = `begin; ${asApp(viewpoint)}`;
      for (let attempt = 1; ; attempt += 1) {
        const progress = { committing: false };
        try {
          if (import.meta.env.MODE === 'faults') passFaultPoint('before-tx');
          return await run(begin, work, progress);
        } catch (error) {
          // After sending a commit we don't know whether it succeeded, so only the caller may retry, with its key.
          const lost = isUnreachable(error) && !progress.committing;
          const again = lost || WORTH_RETRYING.has(sqlState(error));
          if (attempt === ATTEMPTS || !again) throw error;
        }
      }
    },
    tokenLookup: (write) => createTokenLookup(readers, (tokenHash) => write(kysely, tokenHash)),
    readMoment: (viewpoint, work) => run(`${BEGIN_READING}; ${asApp(viewpoint)}`, work),
    readEverything: (work) => run(`${BEGIN_READING}; ${AS_READER}`, work),
    async close() {
      closing = true;
      if (!readers.ended) await readers.end();
      await kysely.destroy();
    },
  };
}

function openPool(url: string, onError: (error: Error) => void, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: `muster ${process.pid}`,
    ...options,
  });
  // Without listeners, a connection that the database ends would end the whole process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

// Settings for the life of the connection. Without a generic plan, PostgreSQL would plan every lookup again.
const READING_ONLY =
  'set role muster_reader; set default_transaction_read_only = on; set plan_cache_mode = force_generic_plan';
const AS_READER = 'set local role muster_reader';
const BEGIN_READING = 'begin isolation level repeatable read, read only';

function asApp({ orgId, userId }: Viewpoint): string {
  return `set local role muster_app; ${setting('muster.org_id', orgId)}; ${setting('muster.user_id', userId)}`;
}

/** Turns a transaction to another organisation, for what a person takes back from all of theirs at once. */
export async function turnTo(db: Db, orgId: string): Promise<TenantScope> {
  await sql.raw(setting('muster.org_id', orgId)).execute(db);
  return { db, orgId };
}

function setting(name: string, value: string | null | undefined): string {
  return `select set_config('${name}', ${pg.escapeLiteral(value ?? '')}, true)`;
}

export function sqlState(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
