import { resolve } from 'node:path';
import { StartupError } from '../../startup-error';

export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function cannotRun(reason: string): StartupError {
  return new StartupError(
    `The built-in PostgreSQL cannot run on this machine (${reason}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

/** A failure of the file system as a sentence for the operator. */
export function asStartupError(error: unknown, dataDir: string): unknown {
  if (error instanceof StartupError || errorCode(error) === undefined) return error;
  const syscall = error instanceof Error && 'syscall' in error ? error.syscall : undefined;
  if (syscall === 'chown' && /^E(PERM|INVAL)$/.test(errorCode(error) ?? ''))
    return cannotRun('root may not act for another user here');
  return new StartupError(
    `The data folder ${resolve(dataDir)} cannot be used: ${errorText(error)}.`,
  );
}
