import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

function ask<T>(value: unknown, type: string) {
  return testDatabase.database.askOnce<{ value: T }>('everything', (db) =>
    db.selectNoFrom(sql<T>`${value}::${sql.raw(type)}`.as('value')),
  );
}

test('any text comes back as it went, and none becomes a statement', async () => {
  const nasty = fc.constantFrom(
    "'; drop table users; --",
    '\\',
    "E'\\'",
    '$1',
    '$$',
    "''",
    '%',
    '?',
  );
  const text = fc
    .oneof(nasty, fc.string({ unit: 'binary' }))
    .filter((each) => !/\0|\p{Cs}/u.test(each));
  await fc.assert(
    fc.asyncProperty(text, async (value) => {
      expect(await ask(value, 'text')).toEqual([{ value }]);
    }),
    { numRuns: 200 },
  );
});

test.each([
  [null, 'text'],
  [true, 'boolean'],
  [42, 'integer'],
  [-1.5, 'float8'],
  [Buffer.from([0, 1, 39, 92, 255]), 'bytea'],
])('%s as %s', async (value, type) => {
  expect(await ask(value, type)).toEqual([{ value }]);
});

test('asked on many connections at once, each time with another value', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => ask<string>(`number ${index}`, 'text')),
  );
  expect(answers.map(([answer]) => answer?.value)).toEqual(
    Array.from({ length: 60 }, (_, index) => `number ${index}`),
  );
});

test('a connection that the database ended is not asked again', async () => {
  const { database, sql: administer } = testDatabase;
  await ask('before', 'text');
  await administer(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await expect
    .poll(() => ask('after', 'text').catch(() => 'not yet'), { timeout: 10_000 })
    .toEqual([{ value: 'after' }]);
  expect(database.pool.waitingCount).toBe(0);
});

test('what cannot be written is refused', async () => {
  await expect(ask({ a: 1 }, 'text')).rejects.toThrow('cannot be written into a query');
});

test('it sees what its viewpoint allows, changes nothing, and leaves the connection as it was', async () => {
  const { database } = testDatabase;
  const roles = () => database.pool.query('select current_user::text as role');
  const before = (await roles()).rows;
  expect(
    await database.askOnce('everything', (db) =>
      db.selectNoFrom(sql<string>`current_user::text`.as('role')),
    ),
  ).toEqual([{ role: 'muster_reader' }]);
  await expect(
    database.askOnce('everything', (db) => db.deleteFrom('users').returning('id')),
  ).rejects.toThrow('permission denied');
  expect(
    await database.askOnce({ orgId: crypto.randomUUID() }, (db) =>
      db.selectFrom('organizations').select('id'),
    ),
  ).toEqual([]);
  expect((await roles()).rows).toEqual(before);
});
