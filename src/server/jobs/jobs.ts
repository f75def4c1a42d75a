// Jobs: work after a commit, kept in the database until it is done, and retried when it fails.
import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { type Job, Logger, run, runOnce, type TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import { SESSION } from '#contract/limits';
import type { Instant } from '#engine/time/kinds';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { removeOldEntries } from '../features/audit-log/remove-old-entries';
import { failInterruptedRuns } from '../features/auto-roster/interrupted-runs';
import { readStaleSubscriptions } from '../features/billing/read-stale-subscriptions';
import { tellOfShortCover } from '../features/cover/tell-of-short-cover';
import { removeOldFills } from '../features/fill/fills.queries';
import { runFill } from '../features/fill/run-fill';
import { deleteSightedFiles } from '../features/leave/leave-file';
import { markAbandonedSignups } from '../features/leaving/abandoned-signups';
import { removeOrganizations } from '../features/leaving/remove-organizations';
import { removeOldNotices } from '../features/notices/notices.queries';
import { sendNotices } from '../features/notices/send-notices';
import { expireRequests } from '../features/requests/withdraw-request';
import { removeOldAnswers } from '../features/shift-answers/shift-answers.queries';
import { extendRules } from '../features/shift-rules/extend-rules';
import { remindOfExpiry } from '../features/skills/remind-of-expiry';
import type { Mail, Mailer } from '../integrations/mail/mailer';
import type { Payments } from '../integrations/payments/payments';
import type { Push } from '../integrations/push/push';
import type { Sms } from '../integrations/sms/sms';
import { markAsAlive, releaseAbandonedJobs } from './abandoned-jobs';

interface JobParts {
  config: Config;
  database: Database;
  mailer: Mailer;
  push: Push;
  log: FastifyBaseLogger;
  clock: () => Instant;
  payments: Payments;
  /** Undefined when the operator hasn't set it up. */
  sms?: Sms | undefined;
  /** Undefined when the operator makes the backups. */
  makeBackup?: (() => Promise<unknown>) | undefined;
}

function tasks(parts: JobParts): TaskList {
  const { config, database, mailer, push, sms, log, clock, payments, makeBackup } = parts;
  return {
    'send-mail': (payload) => mailer.send(payload as Mail),
    'remove-expired': async () => {
      await removeExpired(database);
      await removeOldRemovals(database);
      await removeOldNotices(database);
      await removeOldAnswers(database);
      await removeOldFills(database);
    },
    'remove-old-entries': async () => {
      const removed = await removeOldEntries(database);
      if (removed > 0) log.info({ removed }, 'removed old entries of the audit log');
    },
    'extend-rules': () =>
      extendRules({
        database,
        now: clock,
        onFailure: (error, rule) => log.warn({ err: error, rule }, "a rule couldn't be extended"),
      }),
    'remind-of-expiry': () =>
      remindOfExpiry({
        database,
        now: clock,
        onFailure: (error, orgId) =>
          log.warn({ err: error, orgId }, "people couldn't be told what expires"),
      }),
    'tell-of-short-cover': () =>
      tellOfShortCover({
        database,
        now: clock,
        onFailure: (error, orgId) =>
          log.warn({ err: error, orgId }, "managers couldn't be told where cover is short"),
      }),
    'expire-requests': () => expireRequests(database, clock()),
    'delete-sighted-files': () => deleteSightedFiles(database, clock()),
    'send-notices': () =>
      sendNotices({
        database,
        mailer,
        push,
        sms,
        publicUrl: config.publicUrl,
        clock,
        onFailure: (error, orgId) => log.warn({ err: error, orgId }, "notices couldn't be sent"),
      }),
    fill: (payload, { abortSignal }) =>
      runFill({ database, clock, log }, payload as { orgId: string; fillId: string }, abortSignal),
    'read-subscriptions': () =>
      readStaleSubscriptions({ database, payments, clock }, (error, orgId) =>
        log.warn({ err: error, orgId }, "a subscription couldn't be read"),
      ),
    'remove-organizations': async () => {
      const warn = (error: unknown, orgId: string) =>
        log.warn({ err: error, orgId }, "an organisation couldn't be removed");
      await markAbandonedSignups({ database, payments }, warn);
      await removeOrganizations({ config, database, payments }, warn);
    },
    ...(makeBackup ? { 'daily-backup': async () => void (await makeBackup()) } : {}),
    // Cleans up after a server that died and wasn't restarted.
    'clear-up': async () => {
      const runs = await failInterruptedRuns(database, '30 seconds');
      const processes = await releaseAbandonedJobs(database.pool);
      if (runs + processes > 0) log.warn({ runs, processes }, 'cleaned up after a dead process');
    },
  };
}

// Rules, reminders and cover run hourly, because midnight comes at a different hour in each time zone.
const CRONTAB = `17 * * * * remove-expired
7 * * * * extend-rules
27 * * * * remind-of-expiry
57 * * * * tell-of-short-cover
37 * * * * read-subscriptions
45 16 * * * remove-old-entries ?fill=1d
45 17 * * * remove-organizations ?fill=1d
* * * * * expire-requests
* * * * * send-notices
* * * * * clear-up`;
// 16:15 UTC is night-time in Australia. A missed backup is made at the next start.
const DAILY_BACKUP = '15 16 * * * daily-backup ?fill=1d&max=5';

export interface Jobs {
  stop(): Promise<void>;
}

export async function startJobs(parts: JobParts, pool: pg.Pool): Promise<Jobs> {
  const events = new EventEmitter();
  markAsAlive(events, (error) =>
    parts.log.warn({ err: error }, "the job runner couldn't take its lock"),
  );
  const runner = await run({
    events,
    pgPool: pool,
    // A fill takes one of them for up to a minute.
    concurrency: 3,
    noHandleSignals: true,
    taskList: tasks(parts),
    crontab: parts.makeBackup ? `${CRONTAB}\n${DAILY_BACKUP}` : CRONTAB,
    logger: loggerOf(parts.log),
  });
  await runner.addJob('extend-rules', {}, { jobKey: 'extend-rules at the start' });
  // A runner that stops is logged and must not stop the server, which still serves the roster.
  runner.promise.catch((error: unknown) =>
    parts.log.error({ err: error }, 'the job runner stopped'),
  );
  return { stop: () => runner.stop() };
}

/** Runs the jobs that are due, then returns. For tests. */
export async function runDueJobs(parts: JobParts): Promise<void> {
  const { pool } = parts.database;
  do {
    await runOnce({
      pgPool: pool,
      noHandleSignals: true,
      taskList: tasks(parts),
      logger: loggerOf(parts.log),
    });
    // It also returns while a job is still being marked as done, with the next one of its queue behind it.
  } while (await isAnyDue(pool));
}

async function isAnyDue(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    'select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts and locked_at is null limit 1',
  );
  return rows.length > 0;
}

function loggerOf(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error(factsOf(meta), firstLine(message));
    else if (level === 'warning') log.warn(factsOf(meta), firstLine(message));
    else log.debug(firstLine(message));
  });
}

/** Leaves out the job's payload: emails hold links that open an account. */
function factsOf(meta: Record<string, unknown> | undefined) {
  const job = meta?.job as Partial<Job> | undefined;
  return {
    err: meta?.error ?? meta?.fatalError,
    job: job && { id: job.id, task: job.task_identifier, attempts: job.attempts },
  };
}

/** The other lines are the stack, which has its own field in the log. */
function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? '';
}

/** What was kept to undo a removal: an organisation's rows are deleted only in its own view. */
async function removeOldRemovals(database: Database): Promise<void> {
  const old = sql<boolean>`created_at < now() - interval '1 hour'`;
  const orgs = await database.readEverything((db) =>
    db.selectFrom('employee_removals').select('org_id').distinct().where(old).execute(),
  );
  for (const { org_id } of orgs) {
    await database.transact({ orgId: org_id }, (db) =>
      db.deleteFrom('employee_removals').where(old).execute(),
    );
  }
}

/** Keeps the tables small. Expired rows are refused anyway. */
async function removeExpired(database: Database): Promise<void> {
  const idle = sql.lit(`${SESSION.idleHours} hours`);
  await database.transact({}, async (db) => {
    // Push notifications end with the session that they belong to, so one that has run out stays for them.
    await sql`delete from sessions s where (expires_at < now() or last_used_at < now() - ${idle}::interval)
      and (last_used_at < now() - make_interval(days => ${SESSION.pushDays})
        or not exists (select from push_subscriptions p where p.session_id = s.id))`.execute(db);
    await sql`delete from password_resets where expires_at < now()`.execute(db);
    await sql`delete from known_browsers
      where last_used_at < now() - make_interval(days => ${SESSION.knownBrowserDays})`.execute(db);
    await sql`delete from sign_in_steps where expires_at < now()`.execute(db);
    await sql`delete from passkey_challenges where expires_at < now()`.execute(db);
    await sql`delete from signups where expires_at < now()`.execute(db);
    await sql`delete from sandbox_sessions where expires_at < now()`.execute(db);
    // The provider resends an event for three days.
    await sql`delete from payment_events where received_at < now() - interval '30 days'`.execute(
      db,
    );
    await sql`delete from rate_limits where resets_at < now()`.execute(db);
    await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(
      db,
    );
  });
}
