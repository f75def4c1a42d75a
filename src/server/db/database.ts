// The database: every statement runs in a transaction, as a role that row-level security applies to.
import { EventEmitter } from 'node:events';
import { type Compilable, Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { Instant } from '#engine/time/kinds';
import { passFaultPoint, passFaultPointOfInsert } from '../fault-points';
import { createTurns } from '../turns';
import { watchReplica } from './replica';
import type { DB } from './tables.gen';
import { createTokenLookup, type OfToken, type TokenLookup } from './token-lookup';
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
  /** The moment of the call, on the clock of the server. What runs without a call has none. */
  now?: Instant | undefined;
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
  /**
   * Reads as of one moment for an answer that is sent while it is read, which takes as long as its reader does. Few
   * of them run at a time, on the replica if there is one. Fails as soon as PostgreSQL ends the connection, even while
   * `work` waits for the reader.
   */
  readLong<T>(
    viewpoint: Viewpoint | 'everyone',
    work: (db: Db) => Promise<T>,
    gone: AbortSignal,
  ): Promise<T>;
  /**
   * Runs one change to an organisation's roster at a time. The others wait without a connection. Processes on the
   * same database don't know of each other: for them the lock of the roster's revision decides.
   */
  inRosterTurn<T>(orgId: string, work: () => Promise<T>, gone?: AbortSignal): Promise<T>;
  /** Prepares a lookup that reads every organisation and can't write. */
  tokenLookup<T extends OfToken>(
    write: (db: Db, tokenHash: RawBuilder<Buffer>) => Compilable<T>,
  ): TokenLookup<T>;
  pool: pg.Pool;
  /** All connections of this process, except the one that listens for events. */
  pools: readonly pg.Pool[];
  /** How many calls wait for a connection, or for their turn to take one. */
  waiting(): number;
  /** Answers 503 to changes and long answers that wait for their turn: before a stop, which waits for nobody. */
  refuseWaiting(): void;
  close(): Promise<void>;
}

const ATTEMPTS = 3;
// 23503 means that a row was deleted after we looked it up; a second attempt finds that out.
const WORTH_RETRYING = new Set(['40001', '40P01', '23503']);

const CONNECTIONS = 10;
// One connection listens for jobs, and another takes and finishes them.
const CONNECTIONS_FOR_CALLS = CONNECTIONS - 2;
const CONNECTIONS_PER_ORGANISATION = 5;
const LONG_READS = 4;

export interface Patience {
  /** How long a call waits for a connection. */
  connectionMs: number;
  /** How long a change to the roster waits for those before it. */
  rosterMs: number;
  /** How long a transaction waits for a lock that another process may hold. */
  lockMs: number;
}

const PATIENCE: Patience = { connectionMs: 10_000, rosterMs: 20_000, lockMs: 15_000 };

export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  {
    patience = PATIENCE,
    replicaUrl,
  }: { patience?: Patience; replicaUrl?: string | undefined } = {},
): Database {
  const turns = createDatabaseTurns(patience);
  let closing = false;
  const report = (error: Error) => {
    if (!closing) onError(error);
  };
  const main = openLane(url, report, { max: CONNECTIONS, lock_timeout: patience.lockMs });
  const { pool } = main;
  const readers = openPool(url, report, {
    max: 2,
    onConnect: async (client) => {
      await client.query(LOOKING_UP);
    },
  });
  const copy = replicaUrl ? openLane(replicaUrl, report, { max: LONG_READS }) : undefined;
  const replica = copy && watchReplica(copy.pool, pool, report);

  /** Every read from the replica has its turn as a long one; it takes none of the connections for calls. */
  const run = <T>(key: string, begin: string, work: (db: Db) => Promise<T>, progress?: Progress) =>
    turns.connections.run(key, () => runOn(main, begin, work, progress));

  async function runOn<T>(
    { kysely }: Lane,
    begin: string,
    work: (db: Db) => Promise<T>,
    progress: Progress = { committing: false },
  ): Promise<T> {
    const execute = async (db: Db) => {
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
    };
    return kysely.connection().execute(execute);
  }

  /** The reader may be slow, so the next statement could be minutes away and notice nothing until then. */
  async function untilConnectionEnds<T>(
    { endedConnections }: Lane,
    db: Db,
    work: (db: Db) => Promise<T>,
  ): Promise<T> {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const pid = String(rows[0]?.pid);
    let fail = () => {};
    const ended = new Promise<never>((_, reject) => {
      fail = () => reject(new Error('Connection terminated during a long answer'));
    });
    endedConnections.once(pid, fail);
    try {
      return await Promise.race([work(db), ended]);
    } finally {
      endedConnections.off(pid, fail);
    }
  }

  return {
    pool,
    pools: [pool, readers, ...(copy ? [copy.pool] : [])],
    async transact(viewpoint, work) {
      const begin = `${BEGIN_WRITING}; ${asApp(viewpoint)}`;
      for (let attempt = 1; ; attempt += 1) {
        const progress = { committing: false };
        try {
          if (import.meta.env.MODE === 'faults') passFaultPoint('before-tx');
          return await run(keyOf(viewpoint), begin, work, progress);
        } catch (error) {
          // After sending a commit we don't know whether it succeeded, so only the caller may retry, with its key.
          const lost = isUnreachable(error) && !progress.committing;
          const again = lost || WORTH_RETRYING.has(sqlState(error));
          if (attempt === ATTEMPTS || !again) throw error;
        }
      }
    },
    tokenLookup: (write) =>
      createTokenLookup(readers, (tokenHash) => write(main.kysely, tokenHash)),
    readMoment: (viewpoint, work) =>
      run(keyOf(viewpoint), `${BEGIN_READING}; ${asApp(viewpoint)}`, work),
    readEverything: (work) => run(EVERYONE, `${BEGIN_READING}; ${AS_READER}`, work),
    readLong(viewpoint, work, gone) {
      const everyone = viewpoint === 'everyone';
      const key = everyone ? EVERYONE : keyOf(viewpoint);
      const begin = `${BEGIN_READING}; ${everyone ? AS_READER : asApp(viewpoint)}`;
      const read = async () => {
        if (copy && (await replica?.hasCaughtUp())) {
          return runOn(copy, begin, (db) => untilConnectionEnds(copy, db, work));
        }
        return run(key, begin, (db) => untilConnectionEnds(main, db, work));
      };
      return turns.longReads.run(key, read, gone);
    },
    inRosterTurn: (orgId, work, gone) => turns.rosterChanges.run(orgId, work, gone),
    waiting: () =>
      Object.values(turns).reduce((sum, each) => sum + each.waiting(), pool.waitingCount) +
      readers.waitingCount,
    refuseWaiting() {
      turns.rosterChanges.refuseWaiting();
      turns.longReads.refuseWaiting();
    },
    async close() {
      closing = true;
      if (!readers.ended) await readers.end();
      await copy?.kysely.destroy();
      await main.kysely.destroy();
    },
  };
}

/** What waits in the process, so that no organisation can take all connections. */
function createDatabaseTurns({ connectionMs, rosterMs }: Patience) {
  return {
    connections: createTurns({
      perKey: CONNECTIONS_PER_ORGANISATION,
      total: CONNECTIONS_FOR_CALLS,
      waitMs: connectionMs,
    }),
    longReads: createTurns({ perKey: 2, total: LONG_READS, waitMs: rosterMs }),
    rosterChanges: createTurns({
      perKey: 1,
      // Some connections stay free for reading, however many organisations generate.
      total: CONNECTIONS_FOR_CALLS - 2,
      waitMs: rosterMs,
      sentence: 'Other changes to this roster are still running, so nothing was saved. Try again.',
    }),
  };
}

interface Progress {
  committing: boolean;
}

interface Lane {
  pool: pg.Pool;
  kysely: Kysely<DB>;
  /** Emits the process id of each connection that ends. */
  endedConnections: EventEmitter;
}

function openLane(url: string, onError: (error: Error) => void, options: pg.PoolConfig): Lane {
  const pool = openPool(url, onError, options);
  const kysely = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    ...(import.meta.env.MODE === 'faults' ? { log: passFaultPointOfInsert } : {}),
  });
  return { pool, kysely, endedConnections: reportEndedConnections(pool) };
}

function reportEndedConnections(pool: pg.Pool): EventEmitter {
  const ended = new EventEmitter();
  pool.on('connect', (client) =>
    client.once('end', () => ended.emit(String((client as { processID?: number }).processID))),
  );
  return ended;
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

// Settings for the life of a connection that looks up tokens. Each lookup is planned once, perhaps before the tables
// have grown: it starts at the token and follows keys by their indexes, and reads no table as a whole.
const LOOKING_UP = `
  set role muster_reader; set default_transaction_read_only = on;
  set plan_cache_mode = force_generic_plan; set join_collapse_limit = 1;
  set enable_seqscan = off; set enable_bitmapscan = off; set enable_hashjoin = off;
  set enable_mergejoin = off; set enable_material = off; set enable_memoize = off`;
const AS_READER = 'set local role muster_reader';
// The key of calls that belong to no organisation: signing in, platform figures.
const EVERYONE = '';
const keyOf = ({ orgId }: Viewpoint) => orgId ?? EVERYONE;
const BEGIN_READING = 'begin isolation level repeatable read, read only';
// The only level that the guard against overlaps lets write shifts, whatever the default of the server is.
const BEGIN_WRITING = 'begin isolation level read committed';

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
