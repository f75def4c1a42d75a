// Every server process runs jobs. Each job is done once, and a dead process blocks none.
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { generateRoster } from '#contract/api/auto-roster';
import { listShiftRules } from '#contract/api/shift-rules';
import type { Instant } from '#engine/time/kinds';
import { openDatabase } from '../db/database';
import { INTERRUPTED } from '../features/auto-roster/interrupted-runs';
import { SYSTEM_TEMPLATES } from '../features/shift-templates/system-templates';
import type { Mail } from '../integrations/mail/mailer';
import { createRoster } from '../testing/roster';
import { createTestApp, type TestApp } from '../testing/test-app';
import { releaseAbandonedJobs } from './abandoned-jobs';
import { enqueueMail } from './enqueue-mail';
import { startJobs } from './jobs';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const stop of running.splice(0)) await stop();
});

const done: string[] = [];
const sent: Mail[] = [];
let sending: Promise<void> | undefined;

/** A runner with its own connections, like another process. */
async function startRunner(): Promise<void> {
  const database = openDatabase(testApp.url, () => undefined);
  const write = (line: string) => {
    const task = /Completed task \d+ \(([\w-]+)/.exec(line)?.[1];
    if (task) done.push(task);
  };
  const jobs = await startJobs(
    {
      config: testApp.config,
      database,
      mailer: {
        async send(mail) {
          await sending;
          sent.push(mail);
        },
        close: () => undefined,
      },
      log: pino({ level: 'debug' }, { write }),
      clock: () => Date.parse('2027-03-10T00:00:00Z') as Instant,
      payments: testApp.payments,
      push: testApp.push,
      makeBackup: async () => undefined,
    },
    database.pool,
  );
  running.push(async () => {
    await jobs.stop();
    await database.close();
  });
}

const waiting = () => testApp.sql('select task_identifier from graphile_worker.jobs');
/** Replaces `vi.waitFor`, which would move the fake clock. */
const quiet = (reached: () => boolean) =>
  expect.poll(async () => [reached(), await waiting()], { timeout: 60_000 }).toEqual([true, []]);
const count = (task: string) => done.filter((each) => each === task).length;

test('two runners do every email, every hourly task and the daily backup once', async () => {
  const { manager, amyId, depot } = await createRoster(testApp);
  // The time is in the past, so that jobs due by this clock are due by the database's clock too.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-05T16:06:59.900Z') });
  await Promise.all([startRunner(), startRunner()]);
  await quiet(() => count('extend-rules') > 0);
  const atTheStart = count('extend-rules');
  const generate = (startDate: string, endDate: string, rule?: { name: string }) =>
    manager.browser.call(generateRoster, {
      body: {
        templateId: SYSTEM_TEMPLATES[0]?.id ?? '',
        startDate,
        endDate,
        employeeIds: [amyId],
        parameters: { default_location_id: depot.id },
        rule,
      },
    });
  await generate('2027-03-01', '2027-03-14', { name: 'Depot days' });
  const dead = await generate('2027-08-01', '2027-08-14');
  const alive = await generate('2027-09-01', '2027-09-14');
  for (const [run, age] of [
    [dead, '1 minute'],
    [alive, '-1 hour'],
  ] as const) {
    await testApp.sql(
      "update generation_runs set status = 'pending', created_at = now() - $2::interval where id = $1",
      [run.run_id, age],
    );
  }
  const mails = Array.from({ length: 20 }, (_, index) => `person${index}@example.com`);
  await testApp.database.transact({}, async (db) => {
    for (const to of mails) await enqueueMail({ db }, { to, subject: 'Hello', text: 'Hello' });
  });
  vi.setSystemTime(new Date('2026-01-05T16:40:30Z'));
  await quiet(
    () => count('clear-up') === 34 && count('send-notices') === 34 && sent.length >= mails.length,
  );
  expect(sent.map(({ to }) => to).sort()).toEqual(mails.sort());
  expect(count('extend-rules') - atTheStart).toBe(1);
  expect(count('remove-expired')).toBe(1);
  expect(count('read-subscriptions')).toBe(1);
  expect(count('remind-of-expiry')).toBe(1);
  expect(count('send-notices')).toBe(34);
  expect(count('daily-backup')).toBe(1);
  const [rule] = await manager.browser.call(listShiftRules);
  expect(rule?.filled_to).toBe('2027-05-06');
  expect(
    await testApp.sql(
      'select status from generation_runs where rule_id is not null and created_by_user_id is null',
    ),
  ).toEqual([{ status: 'completed' }]);
  const statusOf = (id: string) =>
    testApp.sql('select status, error_message from generation_runs where id = $1', [id]);
  expect(await statusOf(dead.run_id)).toEqual([{ status: 'failed', error_message: INTERRUPTED }]);
  expect(await statusOf(alive.run_id)).toEqual([{ status: 'pending', error_message: null }]);
});

test('jobs of a dead process are taken over, those of a live one are not', async () => {
  let finish = () => {};
  sending = new Promise((resolve) => {
    finish = resolve;
  });
  await startRunner();
  await testApp.database.transact({}, (db) =>
    enqueueMail({ db }, { to: 'slow@example.com', subject: 'Hello', text: 'Hello' }),
  );
  await testApp.sql("select graphile_worker.add_job('unheard-of', '{}')");
  const holders = () =>
    testApp.sql('select task_identifier, locked_by from graphile_worker.jobs order by id');
  await expect.poll(holders).toEqual([
    { task_identifier: 'send-mail', locked_by: expect.stringMatching(/^pool-/) },
    { task_identifier: 'unheard-of', locked_by: null },
  ]);
  const signsOfLife = () =>
    testApp.sql(
      `select from pg_locks join pg_database on pg_database.oid = database
       where locktype = 'advisory' and datname = current_database()`,
    );
  await expect.poll(signsOfLife).toHaveLength(1);
  const before = await holders();
  await testApp.sql(
    `update graphile_worker._private_jobs
     set locked_at = now() - interval '1 minute', locked_by = coalesce(locked_by, 'pool-of-the-dead')`,
  );
  expect(await releaseAbandonedJobs(testApp.database.pool)).toBe(1);
  expect(await holders()).toEqual(before);
  finish();
  await expect.poll(() => sent.map(({ to }) => to)).toContain('slow@example.com');
});
