// The one way to the database: every statement runs in a transaction, as a role that row-level security binds.
import { type Compilable, Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { passFaultPoint, passFaultPointOfInsert } from '../fault-points';
import type { DB } from './tables.gen';
import { createTokenLookup, type TokenLookup } from './token-lookup';
import { isUnreachable } from './unreachable';

const DATE_TYPE = 1082;
// A calendar date has no zone: pg would turn it into a Date at the server's midnight.
pg.types.setTypeParser(DATE_TYPE, (text) => text);

export type Db = Kysely<DB>;

/** What a statement runs in. */
export interface Scope {
  db: Db;
}

/** A scope that sees the rows of one organisation and no others. */
export interface TenantScope extends Scope {
  orgId: string;
  /** The browser tab that asked. Live events name it, so that the tab can skip its own changes. */
  tab?: string | undefined;
}

/** Whose rows a transaction sees: those of an organisation, and the memberships of an account. */
export interface Viewpoint {
  orgId?: string | null;
  userId?: string | null;
}

export interface Database {
  /** Sees and changes what the viewpoint allows. */
  transact<T>(viewpoint: Viewpoint, work: (db: Db) => Promise<T>): Promise<T>;
  /** Sees what the viewpoint allows, all of it as it was at one moment, and changes nothing. */
  readMoment<T>(viewpoint: Viewpoint, work: (db: Db) => Promise<T>): Promise<T>;
  /** Sees every organisation, changes nothing: session lookup, platform figures, backup. */
  readEverything<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Sees every organisation, changes nothing: to be written once and asked at every request. */
  tokenLookup<T>(write: (db: Db, tokenHash: RawBuilder<Buffer>) => Compilable<T>): TokenLookup<T>;
  pool: pg.Pool;
  /** Every connection of this process but the one that listens for events. */
  pools: readonly pg.Pool[];
  close(): Promise<void>;
}

const ATTEMPTS = 3;
// 23503: what it refers to was deleted since it was looked up, which a second look finds out.
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01', '23503']);

export function openDatabase(url: string, onError: (error: Error) => void): Database {
  let closing = false;
  const tell = (error: Error) => {
    if (!closing) onError(error);
  };
  const pool = openPool(url, tell, { max: 10 });
  const readers = openPool(url, tell, {
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
        // A broken connection has rolled back by itself; its own error must not hide the first one.
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
          // Whether a commit that was sent was also made is not known here: only the caller's key tells.
          const lost = isUnreachable(error) && !progress.committing;
          const again = lost || WORTH_ANOTHER_TRY.has(sqlState(error));
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
  // Without listeners, one connection that the server ends, idle or in use, would end the whole process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

// For as long as the connection lives. Left to itself, PostgreSQL would plan a question about a list anew each time.
const READING_ONLY =
  'set role muster_reader; set default_transaction_read_only = on; set plan_cache_mode = force_generic_plan';
const AS_READER = 'set local role muster_reader';
const BEGIN_READING = 'begin isolation level repeatable read, read only';

function asApp({ orgId, userId }: Viewpoint): string {
  return `set local role muster_app; ${setting('muster.org_id', orgId)}; ${setting('muster.user_id', userId)}`;
}

function setting(name: string, value: string | null | undefined): string {
  return `select set_config('${name}', ${pg.escapeLiteral(value ?? '')}, true)`;
}

export function sqlState(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
