// Connections that the database ends in the middle of a transaction.
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import type { Db } from './database';
import { asAppError } from './database-error';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

/** Waits until pg knows that the connection is broken, so that the next statement fails. */
async function breakConnection(db: Db): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  await testDatabase.sql('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await delay(200);
}

test('a transaction that breaks before its commit is retried, and nobody notices', async () => {
  let attempts = 0;
  const done = await testDatabase.database.transact({}, async (db) => {
    attempts += 1;
    if (attempts === 1) await breakConnection(db);
    await sql`select 1`.execute(db);
    return 'done';
  });
  expect([done, attempts]).toEqual(['done', 2]);
});

test('a transaction that breaks every time answers 503', async () => {
  let attempts = 0;
  const failed = testDatabase.database.transact({}, async (db) => {
    attempts += 1;
    await breakConnection(db);
    await sql`select 1`.execute(db);
  });
  const error = await failed.catch((thrown: unknown) => thrown);
  expect(asAppError(error)).toMatchObject({ code: 'unavailable', status: 503 });
  expect(attempts).toBe(3);
});

test('a commit is never sent twice, because it may have succeeded', async () => {
  let attempts = 0;
  const failed = testDatabase.database.transact({}, async (db) => {
    attempts += 1;
    // No statement follows, so the commit is the first to find the broken connection.
    await breakConnection(db);
  });
  const error = await failed.catch((thrown: unknown) => thrown);
  expect(asAppError(error)).toMatchObject({ code: 'unavailable' });
  expect(attempts).toBe(1);
});
