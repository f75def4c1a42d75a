// The lookup behind every request: who holds a token? One prepared statement per connection. Requests that arrive
// while all connections are busy share one query, so each costs less the busier the server is.
import { type Compilable, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';

/** Takes the hash of a token. */
export type TokenLookup<T> = (tokenHash: Buffer) => Promise<T[]>;

interface Waiting<T> {
  tokenHash: Buffer;
  resolve(rows: T[]): void;
  reject(error: unknown): void;
}

/** More in one query would make the first of them wait for the last. */
const MAXIMUM_PER_QUERY = 32;

let lookups = 0;

/** @param readers Connections that can read every organisation and can't write. */
export function createTokenLookup<T>(
  readers: pg.Pool,
  write: (tokenHash: RawBuilder<Buffer>) => Compilable<T>,
): TokenLookup<T> {
  const lookup = write(sql.raw('asked.token_hash')).compile();
  if (lookup.parameters.length > 0)
    throw new Error('A token lookup takes the token and nothing else');
  lookups += 1;
  const name = `token_lookup_${lookups}`;
  const text = `select asked.number::int as asked_number, answer.*
    from unnest($1::bytea[]) with ordinality as asked (token_hash, number), lateral (${lookup.sql}) as answer`;
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
      const tokens = batch.map(({ tokenHash }) => tokenHash);
      const { rows } = await readers.query({ name, text, values: [tokens] });
      resolveEach(batch, rows);
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

function resolveEach<T>(batch: Waiting<T>[], rows: (T & { asked_number: number })[]): void {
  const answers: T[][] = batch.map(() => []);
  for (const row of rows) answers[row.asked_number - 1]?.push(row);
  batch.forEach(({ resolve }, index) => {
    resolve(answers[index] ?? []);
  });
}
