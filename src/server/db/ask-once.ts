// One question and its transaction in a single message, with a plan that the connection remembers.
import { createHash } from 'node:crypto';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { isUnreachable } from './unreachable';

export type AskOnce = (role: string, question: CompiledQuery) => Promise<unknown[]>;

export function createAskOnce(pool: pg.Pool): AskOnce {
  const prepared = new WeakMap<pg.PoolClient, Set<string>>();
  const names = new Map<string, string>();

  function nameOf(sql: string): string {
    const name =
      names.get(sql) ?? `ask_${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`;
    names.set(sql, name);
    return name;
  }

  /** Planning is most of what such a question costs, and it would be done anew for every request. */
  async function prepare(client: pg.PoolClient, name: string, sql: string): Promise<void> {
    const known = prepared.get(client) ?? new Set();
    prepared.set(client, known);
    if (known.has(name)) return;
    await client.query(`prepare ${name} as ${sql}`);
    known.add(name);
  }

  return async (role, { sql, parameters }) => {
    const name = nameOf(sql);
    const values = parameters.length > 0 ? `(${parameters.map(literalOf).join(', ')})` : '';
    const client = await pool.connect();
    try {
      await prepare(client, name, sql);
      // Several statements in one message are one transaction, in which `set local` holds.
      const results = await client.query(`${role}; execute ${name}${values}`);
      client.release();
      return (results as unknown as pg.QueryResult[]).at(-1)?.rows ?? [];
    } catch (error) {
      client.release(isUnreachable(error));
      throw error;
    }
  };
}

/** A message of several statements takes no parameters. */
function literalOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return String(value);
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'::bytea`;
  if (typeof value === 'string') return pg.escapeLiteral(value);
  throw new Error(`a ${typeof value} cannot be written into a query`);
}
