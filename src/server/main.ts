// Starts Muster: the database, the jobs, the app; and stops them in the opposite order.

import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { counted } from '#engine/counted';
import type { Instant } from '#engine/time/kinds';
import { createApp } from './app';
import { makeKeptBackup } from './backup/kept-backups';
import type { Config } from './config';
import { countFaultPointsOfCalls, passFaultPoint } from './fault-points';
import { failInterruptedRuns } from './features/auto-roster/interrupted-runs';
import { describePayments } from './features/billing/describe-payments';
import { noteWhetherSmsIsOn } from './features/notices/send-sms';
import { createStorageGuard, NO_STORAGE_GUARD } from './http/storage-guard';
import { createMailer } from './integrations/mail/create-mailer';
import { createPayments } from './integrations/payments/create-payments';
import { createPush } from './integrations/push/create-push';
import { createSms } from './integrations/sms/sms';
import { startJobs } from './jobs/jobs';
import { countMails } from './metrics/mail-figures';
import { PROJECT_FOLDER, VERSION } from './project-folder';
import { type Ground, prepare } from './startup';
import { StartupError } from './startup-error';

const STOP_WITHIN_MS = 10_000;

export async function serve(afterPreparing?: (ground: Ground) => Promise<void>): Promise<void> {
  // Stopped in reverse order, even when a later part fails to start.
  const started: (() => unknown)[] = [];
  async function stop(): Promise<void> {
    for (const close of started.splice(0).reverse()) {
      if (import.meta.env.MODE === 'faults') passFaultPoint('during-close');
      await close();
    }
  }
  const ground = await prepare('server');
  started.push(ground.close);
  closeWithGrace({ delay: STOP_WITHIN_MS, logger: ground.log }, async ({ err }) => {
    if (err) ground.log.fatal({ err }, 'stopping after an unexpected error');
    await stop();
  });
  try {
    await afterPreparing?.(ground);
    await startParts(ground, started);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(ground: Ground, started: (() => unknown)[]): Promise<void> {
  const { config, log, database, databaseUrl, databaseFolder } = ground;
  const { mailer, mailCounts } = countMails(createMailer(config, (line) => log.info(line)));
  started.push(mailer.close);
  for (const sentence of config.warnings) log.warn(sentence);
  const clock = () => Date.now() as Instant;
  const payments = createPayments(config, database, clock);
  const push = createPush(config, database);
  const sms = config.sms && createSms(config.sms);
  await noteWhetherSmsIsOn(database, sms !== undefined);
  const { loud, sentence } = await describePayments({ database, payments });
  if (loud) log.warn(sentence);
  else log.info(sentence);
  const interrupted = await failInterruptedRuns(database);
  if (interrupted > 0)
    log.warn(
      `${counted(interrupted, 'generation was', 'generations were')} interrupted; no shifts were created.`,
    );
  const makeBackup = config.backupsKept > 0 ? () => makeDailyBackup(ground) : undefined;
  const jobs = await startJobs(
    { config, database, mailer, push, sms, log, clock, payments, makeBackup },
    database.pool,
  );
  started.push(jobs.stop);
  const app = await createApp({
    config,
    database,
    databaseUrl,
    clock,
    payments,
    log,
    storage: databaseFolder ? createStorageGuard(databaseFolder) : NO_STORAGE_GUARD,
    webFolder: join(PROJECT_FOLDER, 'dist', 'web'),
    version: VERSION,
    mailCounts,
    mailer,
    push,
  });
  started.push(() => app.close());
  if (import.meta.env.MODE === 'faults') countFaultPointsOfCalls();
  await listenOn(app, config);
  log.info(`Muster ${VERSION} is ready at ${config.publicUrl.origin}`);
}

async function makeDailyBackup({ config, databaseUrl, log }: Ground): Promise<void> {
  const place = { databaseUrl, dataDir: config.dataDir };
  const { file, rows, bytes } = await makeKeptBackup(place, 'daily', config.backupsKept);
  log.info({ file, rows, bytes }, 'made the daily backup');
}

async function listenOn(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Another program uses port ${config.port}. Set PORT to another number.`,
      );
    }
    if (code === 'EACCES') {
      throw new StartupError(
        `This account may not use port ${config.port}. Set PORT to a number above 1023.`,
      );
    }
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
      throw new StartupError(`HOST ${config.host} isn't an address of this machine.`);
    }
    throw error;
  }
}
