import { tmpdir } from 'node:os';
import type { PoolClient } from 'pg';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../db/database';
import { parseExposition } from '../testing/exposition';
import { createTestDatabase } from '../testing/test-database';
import { createMetrics, type Metrics } from './metrics';

async function read(metrics: Metrics) {
  const samples = parseExposition(await metrics.text());
  return (name: string, state?: string) =>
    samples.find((sample) => sample.name === name && sample.labels.state === state)?.value;
}

/** Retries, because a healthy database on a busy machine may be slower than a scrape waits. */
function readWhenUp(metrics: Metrics) {
  return vi.waitFor(
    async () => {
      const figure = await read(metrics);
      expect(figure('muster_database_up')).toBe(1);
      return figure;
    },
    { timeout: 20_000, interval: 50 },
  );
}

test('without the database, its figures are missing and the others stay', async () => {
  const database = openDatabase('postgres://nobody@127.0.0.1:1/none', () => undefined);
  const metrics = createMetrics({ database, version: 'x', config: { dataDir: tmpdir() } });
  const figure = await read(metrics);
  expect(figure('muster_database_up')).toBe(0);
  expect(figure('muster_jobs', 'waiting')).toBeUndefined();
  expect(figure('muster_jobs_oldest_waiting_seconds')).toBeUndefined();
  expect(figure('process_uptime_seconds')).toBeGreaterThan(0);
  metrics.stop();
  await database.close();
});

test('while all connections are in use, a scrape neither waits for one nor takes one', async () => {
  const testDatabase = await createTestDatabase();
  const { pool } = testDatabase.database;
  const metrics = createMetrics({
    database: testDatabase.database,
    version: 'x',
    config: { dataDir: tmpdir() },
  });
  await readWhenUp(metrics);
  const all: PoolClient[] = [];
  while (all.length < pool.options.max) all.push(await pool.connect());
  for (const _scrape of [1, 2]) {
    const figure = await read(metrics);
    expect(figure('muster_database_up')).toBe(0);
    expect(figure('muster_jobs', 'failed')).toBeUndefined();
    expect(figure('muster_database_connections', 'in_use')).toBe(pool.options.max);
    expect(figure('muster_database_waiting')).toBe(1);
  }
  for (const client of all) client.release();
  const figure = await readWhenUp(metrics);
  expect(figure('muster_jobs', 'failed')).toBe(0);
  expect(figure('muster_jobs_oldest_waiting_seconds')).toBe(0);
  metrics.stop();
  await testDatabase.drop();
});
