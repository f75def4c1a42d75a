// A query with its values written into it, for messages of several statements, which take no parameters.
import type { CompiledQuery } from 'kysely';
import pg from 'pg';

export function inlined({ sql, parameters }: CompiledQuery): string {
  return sql.replaceAll(/\$(\d+)/g, (_, number: string) =>
    literalOf(parameters[Number(number) - 1]),
  );
}

function literalOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return String(value);
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'::bytea`;
  if (typeof value === 'string') return pg.escapeLiteral(value);
  throw new Error(`a ${typeof value} cannot be written into a query`);
}
