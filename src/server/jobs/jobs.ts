// Work that happens after a commit, kept in the database until it is done and tried again when it fails.

import type { FastifyBaseLogger } from 'fastify';
import { Logger, run, runOnce, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Instant } from '#engine/time/kinds';
import type { Database } from '../db/database';
import { readStaleSubscriptions } from '../features/billing/read-stale-subscriptions';
import { extendRules } from '../features/shift-rules/extend-rules';
import type { Mail, Mailer } from '../integrations/mail/mailer';
import type { Payments } from '../integrations/payments/payments';
import { removeExpired } from './remove-expired';

interface JobParts {
  database: Database;
  mailer: Mailer;
  log: FastifyBaseLogger;
  clock: () => Instant;
  payments: Payments;
}

function tasks({ database, mailer, log, clock, payments }: JobParts): TaskList {
  return {
    'send-mail': (payload) => mailer.send(payload as Mail),
    'remove-expired': () => removeExpired(database),
    'extend-rules': () =>
      extendRules({
        database,
        now: clock,
        onFailure: (error, rule) => log.warn({ err: error, rule }, 'a rule could not be extended'),
      }),
    'read-subscriptions': () =>
      readStaleSubscriptions({ database, payments, clock }, (error, orgId) =>
        log.warn({ err: error, orgId }, 'a subscription could not be read'),
      ),
  };
}

// Hourly, because midnight comes at another hour to each organisation.
const CRONTAB = '17 * * * * remove-expired\n7 * * * * extend-rules\n37 * * * * read-subscriptions';

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
  await runner.addJob('extend-rules', {}, { jobKey: 'extend-rules at the start' });
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
