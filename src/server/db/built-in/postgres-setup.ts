import type { DataLocation } from './data-location';
import type { Programs } from './programs';
import { socketFolderFor } from './socket-folder';

export interface Passwords {
  administrator: string;
  muster: string;
}

/** All it takes to run PostgreSQL on one cluster and to connect to it. */
export interface PostgresSetup {
  location: DataLocation;
  programs: Programs;
  passwords: Passwords;
  /** Tells the sockets of two clusters apart that run in one socket folder. */
  port: number;
  settings: Record<string, string>;
  /** How long to wait for one that someone is stopping. */
  stopPatienceMs: number;
  log: (sentence: string) => void;
}

const USERS = { administrator: 'postgres', muster: 'muster' } as const;

export function connectionString(
  { location, passwords, port }: PostgresSetup,
  role: keyof Passwords,
  database: 'postgres' | 'muster',
): string {
  const host = encodeURIComponent(socketFolderFor(location));
  // `localhost` only makes it a URL that `new URL` reads. Port and sslmode are named, because PGPORT
  // and PGSSLMODE would otherwise apply.
  return `postgresql://${USERS[role]}:${passwords[role]}@localhost/${database}?host=${host}&port=${port}&sslmode=disable`;
}
