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
