// The lookup behind every request: who holds a token? One prepared statement per connection. Requests that arrive
// while all connections are busy share one query, so each costs less the busier the server is.
import { type Compilable, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { prepareStatement } from './prepared-statement';

/** Takes the hash of a token. */
export type TokenLookup<T> = (tokenHash: Buffer) => Promise<T | undefined>;

/** What a lookup finds says which token it was found by. */
export interface OfToken {
  token_hash: Buffer | null;
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
  const execute = prepareStatement<T>(`token_lookup_${lookups}`, text);
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
      const tokens = batch.map(({ tokenHash }) => `"\\\\x${tokenHash.toString('hex')}"`);
      const rows = await execute(readers, [`{${tokens.join()}}`]);
      const found = new Map(rows.map((row) => [keyOf(row.token_hash), row]));
      for (const { tokenHash, resolve } of batch) resolve(found.get(keyOf(tokenHash)));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return (tokenHash) =>
    new Promise((resolve, reject) => {
      // After the requests that have already arrived, so that they share the query.
      if (waiting.length === 0) setImmediate(queryNext);
      waiting.push({ tokenHash, resolve, reject });
    });
}

const keyOf = (tokenHash: Buffer | null) => tokenHash?.toString('latin1');
