// What every request asks: who holds a token. Role, question and transaction are a single message, written once
// and planned once by each connection, because begin, ask and commit would take three times as long.
import { type Compilable, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { isUnreachable } from './unreachable';

/** Takes the hash of a token. */
export type TokenQuestion<T> = (tokenHash: Buffer) => Promise<T[]>;

let written = 0;

export function createTokenQuestion<T>(
  pool: pg.Pool,
  role: string,
  write: (tokenHash: RawBuilder<Buffer>) => Compilable<T>,
): TokenQuestion<T> {
  const question = write(sql.raw('$1::bytea')).compile();
  if (question.parameters.length > 0) throw new Error('a token is all that such a question takes');
  written += 1;
  const name = `token_question_${written}`;
  const prepared = new WeakSet<pg.PoolClient>();

  return async (tokenHash) => {
    const client = await pool.connect();
    try {
      if (!prepared.has(client)) {
        await client.query(`prepare ${name} as ${question.sql}`);
        prepared.add(client);
      }
      // Several statements in one message are one transaction, in which `set local` holds, and take no parameters.
      const results = await client.query(
        `${role}; execute ${name}('\\x${tokenHash.toString('hex')}')`,
      );
      client.release();
      return (results as unknown as pg.QueryResult[]).at(-1)?.rows ?? [];
    } catch (error) {
      client.release(isUnreachable(error));
      throw error;
    }
  };
}
