// Work that happens after a commit, kept in the database until it is done and tried again when it fails.

import type { FastifyBaseLogger } from 'fastify';
import { Logger, run, runOnce, type TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Database, Scope } from '../db/database';
import type { Mail, Mailer } from '../integrations/mail/mailer';
import { removeExpired } from './remove-expired';

export async function enqueueMail({ db }: Scope, mail: Mail): Promise<void> {
  await sql`select enqueue_job('send-mail', ${JSON.stringify(mail)}::json)`.execute(db);
}

interface JobParts {
  database: Database;
  mailer: Mailer;
  log: FastifyBaseLogger;
}

function tasks({ database, mailer }: JobParts): TaskList {
  return {
    'send-mail': (payload) => mailer.send(payload as Mail),
    'remove-expired': () => removeExpired(database),
  };
}

const CRONTAB = '17 * * * * remove-expired';

export interface Jobs {
  stop(): Promise<void>;
}

export async function startJobs(parts: JobParts, pool: pg.Pool): Promise<Jobs> {
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    taskList: tasks(parts),
    crontab: CRONTAB,
    logger: loggerOf(parts.log),
  });
  // A runner that gives up must be seen, not crash the server that still serves the roster.
  runner.promise.catch((error: unknown) =>
    parts.log.error({ err: error }, 'the job runner stopped'),
  );
  return { stop: () => runner.stop() };
}

/** Runs what is due and returns: for commands and tests. */
export async function runDueJobs(parts: JobParts): Promise<void> {
  await runOnce({
    pgPool: parts.database.pool,
    noHandleSignals: true,
    taskList: tasks(parts),
    logger: loggerOf(parts.log),
  });
}

function loggerOf(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ job: meta }, message);
    else if (level === 'warning') log.warn({ job: meta }, message);
    else log.debug(message);
  });
}
