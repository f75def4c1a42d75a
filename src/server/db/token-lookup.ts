// The lookup behind every request: who holds a token? One prepared statement per connection. Requests that arrive
// while all connections are busy share one query, so each costs less the busier the server is. While nothing is written,
// what was found before is still true, and PostgreSQL is only asked whether that is so.
import { type Compilable, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { prepareStatement } from './prepared-statement';

/** Takes the hash of a token. */
export type TokenLookup<T> = (tokenHash: Buffer) => Promise<T | undefined>;

/** What a lookup finds says which token it was found by. */
export interface OfToken {
  token_hash: Buffer | null;
  /**
   * When the row would be another one though nothing was written, in milliseconds by the clock of the database; null for
   * never. What doesn't say so is looked up every time.
   */
  changes_at?: number | null;
}

interface Waiting<T> {
  tokenHash: Buffer;
  resolve(found: T | undefined): void;
  reject(error: unknown): void;
}

/** More in one query would make the first of them wait for the last. */
const MAXIMUM_PER_QUERY = 32;

let lookups = 0;

/**
 * @param readers Connections that can read every organisation and can't write.
 * @param write Gets what a column equals that holds the hash of a token: any of those that are asked for.
 */
export function createTokenLookup<T extends OfToken>(
  readers: pg.Pool,
  write: (tokenHash: RawBuilder<Buffer>) => Compilable<T>,
): TokenLookup<T> {
  const { sql: text, parameters } = write(sql.raw('any ($1::bytea[])')).compile();
  if (parameters.length > 0) throw new Error('A token lookup takes the token and nothing else');
  lookups += 1;
  const name = `token_lookup_${lookups}`;
  const execute = prepareStatement<T & Seen>(
    name,
    `select found.*, ${SNAPSHOT} as snapshot from (${text}) as found`,
  );
  const kept = keepWhatWasFound<T>(readers, prepareStatement(`${name}_unchanged`, UNCHANGED));
  const waiting: Waiting<T>[] = [];
  let busy = 0;

  function queryNext(): void {
    while (waiting.length > 0 && busy < readers.options.max) {
      busy += 1;
      query(waiting.splice(0, MAXIMUM_PER_QUERY)).finally(() => {
        busy -= 1;
        queryNext();
      });
    }
  }

  async function query(batch: Waiting<T>[]): Promise<void> {
    try {
      const keys = batch.map(({ tokenHash }) => keyOf(tokenHash));
      const found = (await kept.ifUnchanged(keys)) ?? (await lookUp(batch));
      for (const [at, { resolve }] of batch.entries()) resolve(found.get(keys[at]));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function lookUp(batch: Waiting<T>[]): Promise<Found<T>> {
    const tokens = batch.map(({ tokenHash }) => `"\\\\x${tokenHash.toString('hex')}"`);
    const rows = await execute(readers, [`{${tokens.join()}}`]);
    const [first] = rows;
    const found = new Map(
      rows.map(({ snapshot: _, ...row }) => [keyOf(row.token_hash), row as unknown as T]),
    );
    if (first) kept.keep(first.snapshot, found);
    return found;
  }

  return (tokenHash) =>
    new Promise((resolve, reject) => {
      // After the requests that have already arrived, so that they share the query.
      if (waiting.length === 0) setImmediate(queryNext);
      waiting.push({ tokenHash, resolve, reject });
    });
}

const keyOf = (tokenHash: Buffer | null) => tokenHash?.toString('latin1');

type Found<T> = Map<string | undefined, T>;

interface Seen {
  snapshot: string;
}

/** Which transactions a query sees. Two that see the same ones find the same rows. */
const SNAPSHOT = 'pg_current_snapshot()::text';
const UNCHANGED = `select ${SNAPSHOT} as snapshot, extract(epoch from now())::float8 * 1000 as now`;
/** Forgotten with the next write. In between, more would only take memory. */
const MOST_KEPT = 5_000;

/** Rows that were found with one snapshot. */
interface Kept<T> {
  snapshot: string | undefined;
  /** Another server counts its transactions anew, and so may the same one after a crash: both need new connections. */
  connection: number;
  rows: Found<T>;
  /** Whether the question before saw the same. While many write, asking first would be one more question each time. */
  quiet: boolean;
}

function keepWhatWasFound<T extends OfToken>(
  readers: pg.Pool,
  askSnapshot: (pool: pg.Pool, values: string[]) => Promise<(Seen & { now: number })[]>,
) {
  const connections = countConnections(readers);
  let kept: Kept<T> = { snapshot: undefined, connection: 0, rows: new Map(), quiet: false };
  return {
    /** Undefined where something was written since, or may have been. */
    async ifUnchanged(keys: readonly (string | undefined)[]): Promise<Found<T> | undefined> {
      const { quiet, rows, snapshot, connection } = kept;
      if (!quiet || !keys.every((key) => rows.has(key))) return undefined;
      const [answer] = await askSnapshot(readers, []);
      if (answer?.snapshot !== snapshot || connections.made !== connection) {
        kept = { ...kept, quiet: false };
        return undefined;
      }
      const { now } = answer as { now: number };
      const isSame = (row: T | undefined) => now < (row?.changes_at ?? Number.POSITIVE_INFINITY);
      return keys.every((key) => isSame(rows.get(key))) ? rows : undefined;
    },
    keep(snapshot: string, found: Found<T>): void {
      const connection = connections.made;
      const quiet = snapshot === kept.snapshot && connection === kept.connection;
      const rows = quiet && kept.rows.size < MOST_KEPT ? kept.rows : new Map();
      for (const [key, row] of found) if (row.changes_at !== undefined) rows.set(key, row);
      kept = { snapshot, connection, rows, quiet };
    },
  };
}

const counts = new WeakMap<pg.Pool, { made: number }>();

/** How many connections a pool has opened. Many lookups share a pool. */
function countConnections(pool: pg.Pool): { made: number } {
  const known = counts.get(pool);
  if (known) return known;
  const count = { made: 0 };
  counts.set(pool, count);
  pool.on('connect', () => {
    count.made += 1;
  });
  return count;
}
