// The real app on a real database, with browsers that keep their cookies.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Instant } from '#engine/time/kinds';
import { createApp } from '../app';
import { type Config, readConfig } from '../config';
import type { Patience } from '../db/database';
import { noteWhetherSmsIsOn } from '../features/notices/send-sms';
import type { StreamLimits } from '../http/open-streams';
import type { AnswerDeadlines } from '../http/stalled-answers';
import { NO_STORAGE_GUARD, type StorageGuard } from '../http/storage-guard';
import type { Mail } from '../integrations/mail/mailer';
import { createPayments } from '../integrations/payments/create-payments';
import type { Payments } from '../integrations/payments/payments';
import { createPush } from '../integrations/push/create-push';
import type { Push } from '../integrations/push/push';
import { createSms, type Sms } from '../integrations/sms/sms';
import { runDueJobs } from '../jobs/jobs';
import { createLog } from '../log';
import { countMails } from '../metrics/mail-figures';
import { type Browser, openBrowser } from './browser';
import { createTestDatabase, type TestDatabase } from './test-database';

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  config: Config;
  payments: Payments;
  push: Push;
  sms: Sms | undefined;
  dataDir: string;
  /** A new visitor without a session, at their own network address. */
  visitor(): Browser;
  /** Runs the jobs that are due and returns the emails they sent. */
  sentMails(): Promise<Mail[]>;
  /** Everything the server has logged so far. */
  log(): string;
  close(): Promise<void>;
}

export async function createTestApp(
  options: {
    env?: Record<string, string>;
    storage?: StorageGuard;
    streams?: StreamLimits;
    headersMs?: number;
    answerDeadlines?: AnswerDeadlines;
    /** How long calls wait in the process. */
    patience?: Patience;
    /** A push service of the tests, which Muster may write to beside the known ones. */
    pushOrigin?: string;
    /** The server's current time, as an ISO timestamp. */
    now?: string;
  } = {},
): Promise<TestApp> {
  const testDatabase = await createTestDatabase(options.patience);
  const dataDir = await mkdtemp(join(tmpdir(), 'muster-app-'));
  const lines: string[] = [];
  const log = createLog('debug', { write: (line: string) => lines.push(line) });
  const mails: Mail[] = [];
  const { mailer, mailCounts } = countMails({
    send: async (mail: Mail) => void mails.push(mail),
    close: () => undefined,
  });
  const clock = () => (options.now ? Date.parse(options.now) : Date.now()) as Instant;
  const config = readConfig({ DATA_DIR: dataDir, TRUST_PROXY: '1', ...options.env });
  const payments = createPayments(config, testDatabase.database, clock);
  const push = createPush(config, testDatabase.database, options.pushOrigin);
  const sms = config.sms && createSms(config.sms);
  if (sms) await noteWhetherSmsIsOn(testDatabase.database, true);
  const app = await createApp({
    config,
    database: testDatabase.database,
    payments,
    databaseUrl: testDatabase.url,
    clock,
    log,
    storage: options.storage ?? NO_STORAGE_GUARD,
    webFolder: dataDir,
    version: '0.0.0-test',
    mailCounts,
    mailer,
    push,
    ...(options.streams ? { streams: options.streams } : {}),
    ...(options.headersMs ? { headersMs: options.headersMs } : {}),
    ...(options.answerDeadlines ? { answerDeadlines: options.answerDeadlines } : {}),
  });
  await app.ready();
  let visitors = 0;
  return {
    ...testDatabase,
    app,
    config,
    payments,
    push,
    sms,
    dataDir,
    log: () => lines.join(''),
    visitor() {
      visitors += 1;
      return openBrowser(app, `10.0.${visitors >> 8}.${visitors & 255}`);
    },
    async sentMails() {
      const { database } = testDatabase;
      await runDueJobs({ config, database, mailer, push, sms, log, clock, payments });
      return mails.splice(0);
    },
    async close() {
      await app.close();
      await testDatabase.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
