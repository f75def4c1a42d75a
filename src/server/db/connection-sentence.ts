// Says in a sentence why the database can't be reached. Never with the password.
import { StartupError } from '../startup-error';
import { sqlState } from './database';

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no machine of that name',
  EAI_AGAIN: 'the name of the machine could not be looked up',
  ENOENT: 'there is no socket',
  ETIMEDOUT: "it didn't answer in time",
  EHOSTUNREACH: 'there is no way to that machine',
  ECONNRESET: 'it ended the connection',
};

export function connectionError(url: string, error: unknown): StartupError {
  const { host, hostname, username, pathname } = new URL(url);
  const place = hostname ? host : 'the local socket';
  const name = decodeURIComponent(pathname.slice(1));
  const state = sqlState(error);
  if (state === '28P01' || state === '28000') {
    return new StartupError(
      `The database at ${place} doesn't let in '${decodeURIComponent(username)}'. Check the user and the password in DATABASE_URL.`,
    );
  }
  if (state === '3D000') {
    return new StartupError(
      `The database server at ${place} has no database '${name}'. Create it, or check DATABASE_URL.`,
    );
  }
  const message = error instanceof Error ? error.message : String(error);
  const reason =
    REASONS[state] ?? (/timeout/.test(message) ? REASONS.ETIMEDOUT : message.split('\n', 1)[0]);
  return new StartupError(
    `Muster can't reach its database at ${place}: ${reason}. Check that PostgreSQL runs and that DATABASE_URL is right.`,
    { cause: error },
  );
}
