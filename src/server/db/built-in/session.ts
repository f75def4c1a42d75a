import pg from 'pg';
import { StartupError } from '../../startup-error';
import { errorCode, errorText } from './errors';

export interface Session {
  client: pg.Client;
  /** Settles when the connection is gone, whoever ended it. */
  ended: Promise<unknown>;
}

/** Retries help only while PostgreSQL is on its way up or down. */
const hopeless = new Map([
  ['28P01', 'the password kept beside the database is not the right one'],
  ['28000', 'it does not let the administrator in'],
  ['EACCES', 'its socket belongs to another user'],
]);

interface Unreachable {
  /** It answered that it is starting, recovering or shutting down. */
  busy: boolean;
  /** Nothing listens at the socket. */
  silent: boolean;
  reason: string;
}

/** Every connection of the launcher is made here: without an error handler a cut one ends Node. */
export async function openSession(
  connectionString: string,
  applicationName: string,
): Promise<Session | Unreachable> {
  const client = new pg.Client({
    connectionString,
    application_name: applicationName,
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined);
  const session = { client, ended: new Promise((resolve) => client.once('end', resolve)) };
  try {
    await client.connect();
    return session;
  } catch (error) {
    await endSession(session);
    const code = errorCode(error) ?? '';
    const reason = hopeless.get(code);
    if (reason) throw new StartupError(`The built-in PostgreSQL is running, but ${reason}.`);
    const silent = code === 'ENOENT' || code === 'ECONNREFUSED';
    return { busy: code === '57P03', silent, reason: errorText(error) };
  }
}

export async function endSession(session: Session): Promise<void> {
  await session.client.end().catch(() => undefined);
}

/** True when a query failed because the connection went, not because of what was asked. */
export function isConnectionLost(error: unknown): boolean {
  const code = errorCode(error);
  if (code) return /^(57P0\d|08\w{3}|ECONNRESET|EPIPE)$/.test(code);
  return /Connection terminated|not queryable/.test(errorText(error));
}
