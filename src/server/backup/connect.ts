import pg from 'pg';
import { connectionError } from '../db/connection-sentence';

// What the operator has set for the role must neither cut a long copy short nor change how values are written.
const SETTINGS: Record<string, string> = {
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  transaction_timeout: '0',
  lock_timeout: '5s',
  row_security: 'on',
  client_encoding: 'UTF8',
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
};

/** A connection of its own for one backup or restore, with nothing that depends on the server's settings. */
export async function connect(url: string, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
  });
  // A broken connection is reported by the statement that it breaks.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(
      `select set_config(name, value, false) from json_each_text($1) as wanted (name, value)
        where name in (select lower(name) from pg_settings)`,
      [JSON.stringify(SETTINGS)],
    );
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw connectionError(url, error);
  }
}
