// What an operator wants to know first, for `npm run doctor` and the tab System.
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { SystemCheck } from '#contract/api/platform';
import { counted } from '#engine/counted';
import { findNewestBackup } from '../../backup/kept-backups';
import { connectionError } from '../../db/connection-sentence';
import { readJobQueue } from '../../metrics/job-figures';
import type { Parts } from '../../parts';
import { describePayments } from '../billing/describe-payments';

type CheckedParts = Pick<Parts, 'config' | 'database' | 'payments' | 'clock' | 'version'>;

type Finding = Omit<SystemCheck, 'name'>;

const HOUR_MS = 60 * 60 * 1000;
const MB = 1_000_000;

export async function checkSystem(parts: CheckedParts): Promise<SystemCheck[]> {
  const checks: [name: string, find: () => Promise<Finding>][] = [
    ['Version', async () => good(`Muster ${parts.version} on Node ${process.versions.node}.`)],
    ['Database', () => checkDatabase(parts)],
    ['Email', () => checkEmail(parts)],
    ['SMS', () => checkSms(parts)],
    ['Payments', () => checkPayments(parts)],
    ['Last webhook', () => checkWebhook(parts)],
    ['Last backup', () => checkBackup(parts)],
    ['Free disk', () => checkDisk(parts)],
    ['Jobs', () => checkJobs(parts)],
    ['Address', () => checkAddress(parts)],
    ['Settings', () => checkSettings(parts)],
  ];
  return Promise.all(
    checks.map(async ([name, find]) => {
      try {
        return { name, ...(await find()) };
      } catch {
        return { name, ...bad("This couldn't be checked, because the database doesn't answer.") };
      }
    }),
  );
}

const good = (text: string): Finding => ({ state: 'good', text });
const warn = (text: string): Finding => ({ state: 'warn', text });
const bad = (text: string): Finding => ({ state: 'bad', text });

async function checkDatabase({ database, config }: CheckedParts): Promise<Finding> {
  try {
    const facts = await database.readEverything(async (db) => {
      const { rows } = await sql<{ version: string; bytes: number }>`
        select current_setting('server_version') as version,
               pg_database_size(current_database())::float8 as bytes`.execute(db);
      return rows[0];
    });
    const kind = config.databaseUrl ? 'The server in DATABASE_URL' : 'The built-in database';
    return good(`${kind}: PostgreSQL ${facts?.version}, ${megabytes(facts?.bytes ?? 0)}.`);
  } catch (error) {
    if (!config.databaseUrl) throw error;
    return bad(connectionError(config.databaseUrl, error).message);
  }
}

async function checkEmail({ config }: CheckedParts): Promise<Finding> {
  if (!config.smtpUrl) {
    return warn(
      `No email server is set, so nobody gets an email. Messages are files in ${join(config.dataDir, 'outbox')}. Set SMTP_URL.`,
    );
  }
  return good(`Emails go through ${new URL(config.smtpUrl).host}, from ${config.mailFrom}.`);
}

async function checkSms({ config: { sms } }: CheckedParts): Promise<Finding> {
  return good(
    sms
      ? `Messages go to the webhook at ${sms.url.host}.`
      : 'Off. Set SMS_WEBHOOK_URL to send messages by SMS.',
  );
}

async function checkPayments(parts: CheckedParts): Promise<Finding> {
  const { loud, sentence } = await describePayments(parts);
  return {
    state: loud ? 'bad' : 'good',
    text: sentence.replace('Payments: ', '').replace(/^./, (letter) => letter.toUpperCase()),
  };
}

async function checkWebhook({ database, payments, clock }: CheckedParts): Promise<Finding> {
  if (payments.kind === 'sandbox') return good('Test mode needs no webhook.');
  const last = await database.readEverything((db) =>
    db
      .selectFrom('payment_events')
      .select(['type', 'received_at'])
      .orderBy('received_at', 'desc')
      .executeTakeFirst(),
  );
  if (!last) {
    return warn(
      'No event has come from Stripe in the last 30 days. Check the webhook endpoint and STRIPE_WEBHOOK_SECRET.',
    );
  }
  return good(`${last.type}, ${ago(clock() - last.received_at.getTime())}.`);
}

async function checkBackup({ config, clock }: CheckedParts): Promise<Finding> {
  const newest = await findNewestBackup(config.dataDir);
  if (!newest) {
    return config.backupsKept > 0
      ? warn('There is none yet. The first one is made at 16:15 UTC.')
      : bad(
          'There is none in the data folder, and automatic backups are off. Set BACKUPS_KEPT, unless your database server makes backups.',
        );
  }
  const age = clock() - newest.at.getTime();
  const text = `${newest.file}, ${megabytes(newest.bytes)}, ${ago(age)}.`;
  if (age > 26 * HOUR_MS && config.backupsKept > 0) return bad(`${text} It should be from today.`);
  return age > 26 * HOUR_MS ? warn(`${text} Automatic backups are off.`) : good(text);
}

async function checkDisk({ config }: CheckedParts): Promise<Finding> {
  const disk = await statfs(config.dataDir).catch(() => undefined);
  if (!disk) return bad(`The folder ${config.dataDir} can't be read. Check DATA_DIR.`);
  const { bavail, bsize, blocks } = disk;
  const free = bavail * bsize;
  const share = Math.round((bavail / blocks) * 100);
  const text = `${megabytes(free)} (${share} %) free on the disk of ${config.dataDir}.`;
  if (free < 400 * MB) return bad(`${text} Muster refuses changes below 200 MB.`);
  return share < 10 ? warn(text) : good(text);
}

async function checkJobs({ database }: CheckedParts): Promise<Finding> {
  const queue = await readJobQueue(database.pool);
  if (!queue) return bad("The queue couldn't be read.");
  if (queue.failed > 0) {
    return bad(
      `${counted(queue.failed, 'job')} gave up after 25 attempts. The reason is last_error in graphile_worker.jobs.`,
    );
  }
  if (queue.oldest_seconds > 300) {
    return bad(
      `A job has been waiting for ${ago(queue.oldest_seconds * 1000, '')}. No process takes jobs.`,
    );
  }
  if (queue.retrying > 0)
    return warn(`${counted(queue.retrying, 'job')} failed and will be tried again.`);
  return good(`${counted(queue.waiting + queue.running, 'job')} to do.`);
}

async function checkAddress({ config: { publicUrl } }: CheckedParts): Promise<Finding> {
  if (publicUrl.protocol === 'https:') return good(`${publicUrl.origin}, with https.`);
  return warn(
    `${publicUrl.origin}, without https. That is only right on this machine or in your own network.`,
  );
}

async function checkSettings({ config }: CheckedParts): Promise<Finding> {
  return config.warnings.length === 0
    ? good('Nothing looks wrong.')
    : warn(config.warnings.join(' '));
}

function megabytes(bytes: number): string {
  return bytes >= 1000 * MB
    ? `${(bytes / 1000 / MB).toFixed(1)} GB`
    : `${(bytes / MB).toFixed(1)} MB`;
}

/** '5 minutes ago' */
function ago(ms: number, suffix = ' ago'): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 60) return `${counted(minutes, 'minute')}${suffix}`;
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? `${counted(hours, 'hour')}${suffix}`
    : `${counted(Math.round(hours / 24), 'day')}${suffix}`;
}
