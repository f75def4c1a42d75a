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

/** Long enough for the news to arrive: the next statement then finds a connection that is known to be broken. */
async function breakConnection(db: Db): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  await testDatabase.sql('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await delay(200);
}

test('before the commit the whole is tried again, and nobody notices', async () => {
  let attempts = 0;
  const done = await testDatabase.database.transact({}, async (db) => {
    attempts += 1;
    if (attempts === 1) await breakConnection(db);
    await sql`select 1`.execute(db);
    return 'done';
  });
  expect([done, attempts]).toEqual(['done', 2]);
});

test('one that breaks every time becomes 503, whenever it breaks', async () => {
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

test('a commit that was sent is not sent again: nobody knows whether it was made', async () => {
  let attempts = 0;
  const failed = testDatabase.database.transact({}, async (db) => {
    attempts += 1;
    // Nothing is asked any more after this: the commit is what finds the connection broken.
    await breakConnection(db);
  });
  const error = await failed.catch((thrown: unknown) => thrown);
  expect(asAppError(error)).toMatchObject({ code: 'unavailable' });
  expect(attempts).toBe(1);
});
