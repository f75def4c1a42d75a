// What every request asks: who holds a token. Role, question and transaction are a single message, written once
// and planned once by each connection, because begin, ask and commit would take three times as long. Requests that
// come together ask together.
import { type Compilable, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { isUnreachable } from './unreachable';

/** Takes the hash of a token. */
export type TokenQuestion<T> = (tokenHash: Buffer) => Promise<T[]>;

interface Asked<T> {
  tokenHash: Buffer;
  answer(rows: T[]): void;
  fail(error: unknown): void;
}

/** More would keep the first of them waiting longer than a second connection takes. */
const TOGETHER_AT_MOST = 8;

/** Left to itself, PostgreSQL would plan a question about a list anew each time it is asked. */
const PLANNED_ONCE = 'set local plan_cache_mode = force_generic_plan';

let written = 0;

export function createTokenQuestion<T>(
  pool: pg.Pool,
  role: string,
  write: (tokenHash: RawBuilder<Buffer>) => Compilable<T>,
): TokenQuestion<T> {
  const question = write(sql.raw('asked.token_hash')).compile();
  if (question.parameters.length > 0) throw new Error('a token is all that such a question takes');
  written += 1;
  const name = `token_question_${written}`;
  const forEach = `select asked.number::int as asked_number, answer.*
    from unnest($1::bytea[]) with ordinality as asked (token_hash, number), lateral (${question.sql}) as answer`;
  const prepared = new WeakSet<pg.PoolClient>();
  const waiting: Asked<T>[] = [];

  async function ask(together: Asked<T>[]): Promise<void> {
    const client = await pool.connect();
    try {
      if (!prepared.has(client)) {
        await client.query(`prepare ${name} as ${forEach}`);
        prepared.add(client);
      }
      const tokens = together.map(({ tokenHash }) => `'\\x${tokenHash.toString('hex')}'`);
      // Several statements in one message are one transaction, in which `set local` holds, and take no parameters.
      const results = await client.query(
        `${role}; ${PLANNED_ONCE}; execute ${name}(array[${tokens.join()}]::bytea[])`,
      );
      client.release();
      answerEach(together, (results as unknown as pg.QueryResult[]).at(-1)?.rows ?? []);
    } catch (error) {
      client.release(isUnreachable(error));
      throw error;
    }
  }

  function askAll(): void {
    while (waiting.length > 0) {
      const together = waiting.splice(0, TOGETHER_AT_MOST);
      ask(together).catch((error) => {
        for (const { fail } of together) fail(error);
      });
    }
  }

  return (tokenHash) =>
    new Promise((answer, fail) => {
      // Once everything that has arrived by now is read.
      if (waiting.length === 0) setImmediate(askAll);
      waiting.push({ tokenHash, answer, fail });
    });
}

function answerEach<T>(together: Asked<T>[], rows: (T & { asked_number: number })[]): void {
  const answers: T[][] = together.map(() => []);
  for (const { asked_number, ...row } of rows) answers[asked_number - 1]?.push(row as T);
  together.forEach(({ answer }, index) => {
    answer(answers[index] ?? []);
  });
}
