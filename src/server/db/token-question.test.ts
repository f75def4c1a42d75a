import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import type { TokenQuestion } from './token-question';

let testDatabase: TestDatabase;
let echo: TokenQuestion<{ token: Buffer; role: string }>;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  echo = testDatabase.database.tokenQuestion((db, token: RawBuilder<Buffer>) =>
    db.selectNoFrom([token.as('token'), sql<string>`current_user::text`.as('role')]),
  );
});
afterAll(() => testDatabase.drop());

test('asked on many connections at once, each time with another token', async () => {
  const tokens = Array.from({ length: 60 }, () => randomBytes(32));
  const answers = await Promise.all(tokens.map((token) => echo(token)));
  expect(answers).toMatchObject(tokens.map((token) => [{ token, role: 'muster_reader' }]));
});

test('a connection that the database ended is not asked again', async () => {
  const { database, sql: administer } = testDatabase;
  const token = randomBytes(32);
  await echo(token);
  await administer(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await expect
    .poll(() => echo(token).catch(() => 'not yet'), { timeout: 10_000 })
    .toMatchObject([{ token, role: 'muster_reader' }]);
  expect(database.pools.map((pool) => pool.waitingCount)).toEqual([0, 0]);
});

test('it changes nothing, and other connections stay as they were', async () => {
  const { database } = testDatabase;
  const roles = () => database.pool.query('select current_user::text as role');
  const before = (await roles()).rows;
  await echo(randomBytes(32));
  const steal = database.tokenQuestion((db, token) =>
    db.selectFrom('sessions').select('user_id').where('token_hash', '=', token).forUpdate(),
  );
  await expect(steal(randomBytes(32))).rejects.toThrow('read-only transaction');
  expect((await roles()).rows).toEqual(before);
});

test('a question that takes more than the token is refused when it is written', () => {
  const { database } = testDatabase;
  expect(() =>
    database.tokenQuestion((db) => db.selectFrom('users').select('id').where('name', '=', 'Amy')),
  ).toThrow('a token is all that such a question takes');
});
