import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import type { TokenLookup } from './token-lookup';

let testDatabase: TestDatabase;
let echo: TokenLookup<{ token: Buffer; role: string }>;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  echo = testDatabase.database.tokenLookup((db, token: RawBuilder<Buffer>) =>
    db.selectNoFrom([token.as('token'), sql<string>`current_user::text`.as('role')]),
  );
});
afterAll(() => testDatabase.drop());

test('sixty lookups at the same time each get the answer for their own token', async () => {
  const tokens = Array.from({ length: 60 }, () => randomBytes(32));
  const answers = await Promise.all(tokens.map((token) => echo(token)));
  expect(answers).toMatchObject(tokens.map((token) => [{ token, role: 'muster_reader' }]));
});

test('a connection that the database has ended is not used again', async () => {
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

test('a lookup cannot write, and other connections keep their role', async () => {
  const { database } = testDatabase;
  const roles = () => database.pool.query('select current_user::text as role');
  const before = (await roles()).rows;
  await echo(randomBytes(32));
  const steal = database.tokenLookup((db, token) =>
    db.selectFrom('sessions').select('user_id').where('token_hash', '=', token).forUpdate(),
  );
  await expect(steal(randomBytes(32))).rejects.toThrow('read-only transaction');
  expect((await roles()).rows).toEqual(before);
});

test('a lookup with another parameter than the token is refused when it is created', () => {
  const { database } = testDatabase;
  expect(() =>
    database.tokenLookup((db) => db.selectFrom('users').select('id').where('name', '=', 'Amy')),
  ).toThrow('A token lookup takes the token and nothing else');
});
