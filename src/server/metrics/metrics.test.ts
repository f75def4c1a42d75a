import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { forgotPassword, login } from '#contract/api/auth';
import { receiveStripeEvent } from '#contract/api/billing';
import { events } from '#contract/api/events';
import { createShiftGroup, deleteShiftGroup } from '#contract/api/shift-groups';
import { cookieHeader } from '../testing/browser';
import { parseExposition } from '../testing/exposition';
import { addOrganization, PASSWORD } from '../testing/people';
import { createTestApp, type TestApp } from '../testing/test-app';
import { countMails } from './mail-figures';
import { createMetrics } from './metrics';

const TOKEN = 'a-token-of-the-operator';
// Retries, because on a busy machine the database may be slower than a scrape waits.
const PATIENTLY = { timeout: 20_000, interval: 50 };
const BEARER = { authorization: `Bearer ${TOKEN}` };

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => testApp.close());

function scrape() {
  return vi.waitFor(async () => {
    const answer = await testApp.visitor().send('GET', '/metrics', undefined, BEARER);
    expect(answer.body).toContain('\nmuster_database_up 1\n');
    return answer;
  }, PATIENTLY);
}

/** The value of a figure, summed over the samples with the given labels. */
async function figure(name: string, labels: Record<string, string> = {}): Promise<number> {
  const wanted = Object.entries(labels);
  return parseExposition((await scrape()).body)
    .filter((sample) => sample.name === name)
    .filter((sample) => wanted.every(([label, value]) => sample.labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0);
}

describe('without the token', () => {
  async function answerOf(app: TestApp, headers: Record<string, string>) {
    const {
      statusCode,
      body,
      headers: answered,
    } = await app.visitor().send('GET', '/metrics', undefined, headers);
    const { date: _date, 'x-request-id': _id, ...rest } = answered;
    return { statusCode, body, headers: rest };
  }

  test('/metrics looks like an unknown address', async () => {
    const without = await createTestApp();
    const off = await answerOf(without, BEARER);
    expect(off).toMatchObject({ statusCode: 404, body: 'Not found.' });
    expect(off.headers).toMatchObject({ 'cache-control': 'no-store' });
    for (const authorization of [
      '',
      'Bearer',
      'Bearer ',
      TOKEN,
      `Basic ${TOKEN}`,
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN.slice(1)}`,
      `Bearer x ${TOKEN}`,
    ]) {
      expect(await answerOf(testApp, { authorization })).toEqual(off);
    }
    const unknown = await testApp.visitor().send('GET', '/api/unknown');
    expect([off.statusCode, off.body]).toEqual([unknown.statusCode, unknown.body]);
    for (const url of ['/metrics?token=x', '/metrics?'])
      expect((await without.visitor().send('GET', url)).statusCode).toBe(404);
    expect((await without.visitor().send('POST', '/metrics')).statusCode).toBe(404);
    await without.close();
  });
});

test('with the token, Prometheus can read every line', async () => {
  const { statusCode, headers, body } = await scrape();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  });
  const samples = new Map(parseExposition(body).map((sample) => [sample.name, sample]));
  expect(samples.get('muster_build_info')?.labels).toEqual({
    version: '0.0.0-test',
    node: process.versions.node,
  });
  for (const name of [
    'process_resident_memory_bytes',
    'process_cpu_user_seconds_total',
    'process_uptime_seconds',
    'process_start_time_seconds',
    'nodejs_heap_size_used_bytes',
    'muster_database_up',
    'muster_http_requests_in_flight',
  ])
    expect(samples.get(name)?.value, name).toBeGreaterThan(0);
  for (const name of ['nodejs_eventloop_lag_p50_seconds', 'nodejs_eventloop_lag_p99_seconds'])
    expect(samples.get(name)?.value, name).toBeGreaterThanOrEqual(0);
});

test('a blocked event loop shows in the figures', async () => {
  await figure('nodejs_eventloop_lag_p99_seconds');
  await vi.waitFor(async () => {
    // The first interval after a scrape isn't measured.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const until = performance.now() + 200;
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0.1);
  }, PATIENTLY);
});

test('requests are counted by route pattern, method and status class, and by nothing personal', async () => {
  const { browser } = await addOrganization(testApp, 'Acacia');
  const one = { route: '/api/shift-groups', method: 'POST', status: '2xx' };
  const gone = { route: '/api/shift-groups/:id', method: 'DELETE' };
  const { id } = await browser.call(createShiftGroup, { body: { name: 'Night owls' } });
  const before = await figure('muster_http_requests_total', one);
  await browser.call(createShiftGroup, { body: { name: 'Early birds' } });
  expect(await figure('muster_http_requests_total', one)).toBe(before + 1);
  await browser.call(deleteShiftGroup, { params: { id } });
  expect((await browser.request(deleteShiftGroup, { params: { id } })).statusCode).toBe(404);
  for (const status of ['2xx', '4xx'])
    expect(await figure('muster_http_requests_total', { ...gone, status })).toBe(1);
  expect(await figure('muster_http_request_duration_seconds_count', gone)).toBe(2);

  const unknown = await figure('muster_http_requests_total', { route: 'unknown' });
  const strange = ['/canary-4711', '/api/canary-4711', '/api/canary-4711?canary-4711', '/%zz'];
  for (const url of strange) await browser.send('GET', url);
  await browser.send('PROPFIND', '/canary-4711');
  expect(await figure('muster_http_requests_total', { route: 'page' })).toBe(1);
  expect(await figure('muster_http_requests_total', { route: 'unknown' })).toBe(unknown + 4);
  expect(await figure('muster_http_requests_total', { method: 'other' })).toBe(1);
  const { body } = await scrape();
  for (const secret of [id, 'canary', TOKEN, 'Night owls', 'PROPFIND'])
    expect(body).not.toContain(secret);
  expect(await figure('muster_http_requests_in_flight')).toBe(1);
});

test('open event streams and callers who go away are counted separately', async () => {
  const address = await testApp.app.listen({ port: 0 });
  const { browser } = await addOrganization(testApp, 'Banksia');
  const cookie = cookieHeader(browser.cookies);
  const stream = await new Promise<{ destroy(): void }>((resolve) => {
    get(`${address}${events.path}`, { headers: { cookie } }, resolve);
  });
  expect(await figure('muster_event_streams_open')).toBe(1);
  expect(await figure('muster_http_requests_in_flight')).toBe(1);
  stream.destroy();
  await vi.waitFor(
    async () => expect(await figure('muster_event_streams_open')).toBe(0),
    PATIENTLY,
  );
  const route = { route: events.path };
  expect(await figure('muster_http_requests_total', { ...route, status: '2xx' })).toBe(1);
  expect(await figure('muster_http_request_duration_seconds_count', route)).toBe(0);
});

test('the job queue and its emails are counted', async () => {
  const { browser, user } = await addOrganization(testApp, 'Correa');
  await browser.call(forgotPassword, { body: { email: user.email } });
  expect(await figure('muster_jobs', { state: 'waiting' })).toBe(1);
  expect(await testApp.sentMails()).toHaveLength(1);
  expect(await figure('muster_jobs', { state: 'waiting' })).toBe(0);
  expect(await figure('muster_mails_total', { outcome: 'sent' })).toBe(1);

  const add = "select graphile_worker.add_job('unheard-of', run_at := now()";
  await testApp.sql(`${add} - interval '1 hour')`);
  await testApp.sql(`${add} + interval '1 hour')`);
  await testApp.sql(`${add}, max_attempts := 1, job_key := 'failed')`);
  await testApp.sql(`${add}, job_key := 'retrying')`);
  await testApp.sql('update graphile_worker._private_jobs set attempts = 1 where key is not null');
  for (const state of ['waiting', 'scheduled', 'failed', 'retrying'])
    expect(await figure('muster_jobs', { state }), state).toBe(1);
  expect(await figure('muster_jobs', { state: 'running' })).toBe(0);
  expect(Math.round((await figure('muster_jobs_oldest_waiting_seconds')) / 3600)).toBe(1);
});

test('an email that could not be sent is counted, and stays an error', async () => {
  const { mailer, mailCounts } = countMails({
    send: () => Promise.reject(new Error('refused')),
    close: () => undefined,
  });
  await expect(mailer.send({ to: 'amy@example.com', subject: '', text: '' })).rejects.toThrow(
    'refused',
  );
  expect(mailCounts).toEqual({ sent: 0, failed: 1 });
});

test('transactions are counted, with failures and retries', async () => {
  const metrics = createMetrics({
    database: testApp.database,
    version: 'x',
    config: { dataDir: tmpdir() },
  });
  let attempts = 0;
  await metrics.database.transact({}, async (db) => {
    attempts += 1;
    if (attempts === 1)
      await sql`do $$ begin raise exception 'busy' using errcode = '40001'; end $$`.execute(db);
  });
  await expect(
    metrics.database.transact({}, (db) => sql`select 1 / 0`.execute(db)),
  ).rejects.toThrow();
  const text = await metrics.text();
  metrics.stop();
  expect(text).toContain('\nmuster_database_transactions_total{outcome="committed"} 1\n');
  expect(text).toContain('\nmuster_database_transactions_total{outcome="failed"} 1\n');
  expect(text).toContain('\nmuster_database_retries_total 1\n');
  const before = await figure('muster_database_transactions_total', { outcome: 'committed' });
  const { browser } = await addOrganization(testApp, 'Daviesia');
  await browser.call(createShiftGroup, { body: { name: 'Swans' } });
  const after = await figure('muster_database_transactions_total', { outcome: 'committed' });
  expect(after).toBeGreaterThan(before);
});

test('sign-ins, webhooks, the disk and the newest backup are counted', async () => {
  const { user } = await addOrganization(testApp, 'Acacia');
  const visitor = testApp.visitor();
  await visitor.request(login, { body: { email: user.email, password: 'not the password' } });
  await visitor.request(login, { body: { email: user.email, password: PASSWORD } });
  await vi.waitFor(async () => {
    expect(await figure('muster_sign_ins_total', { outcome: 'wrong' })).toBe(1);
    expect(await figure('muster_sign_ins_total', { outcome: 'succeeded' })).toBe(1);
  }, PATIENTLY);
  expect(await figure('muster_webhooks_total')).toBe(0);
  await testApp.visitor().send('POST', receiveStripeEvent.path, {});
  await vi.waitFor(
    async () => expect(await figure('muster_webhooks_total', { outcome: 'failed' })).toBe(1),
    PATIENTLY,
  );
  expect(await figure('muster_disk_free_bytes')).toBeGreaterThan(0);
  expect((await scrape()).body).not.toContain('\nmuster_backup_newest_timestamp_seconds ');
  const backups = join(testApp.dataDir, 'backups');
  await mkdir(backups);
  await writeFile(join(backups, 'daily-2027.backup'), 'twelve bytes');
  expect(await figure('muster_backup_newest_bytes')).toBe(12);
  expect(Date.now() / 1000 - (await figure('muster_backup_newest_timestamp_seconds'))).toBeLessThan(
    60,
  );
});
