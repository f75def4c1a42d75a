import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../startup';
import { canReplicate, startReplicatedPostgres } from '../testing/replicated-postgres';
import { type Database, openDatabase } from './database';
import { migrate } from './migrate';

describe.skipIf(!canReplicate)('with a replica', () => {
  let postgres: ReturnType<typeof startReplicatedPostgres>;
  let database: Database;
  let errors: Error[];

  beforeAll(async () => {
    postgres = startReplicatedPostgres();
    await migrate(postgres.url, MIGRATIONS);
  });
  afterAll(() => postgres.stop());
  beforeEach(() => {
    errors = [];
    const { url, replicaUrl } = postgres;
    database = openDatabase(url, (error) => errors.push(error), { replicaUrl });
    return () => database.close();
  });

  async function onReplica(statement: string) {
    const client = new pg.Client({ connectionString: postgres.replicaUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  const write = (key: string) =>
    database.transact({}, (db) =>
      sql`insert into rate_limits (bucket, used, resets_at) values (${key}, 1, now())`.execute(db),
    );

  /** Where a long answer is read from, and whether it has the row. */
  const readLong = async (key: string) => {
    const { rows } = await database.readLong(
      {},
      (db) =>
        sql<{ from: string; rows: number }>`
          select case when pg_is_in_recovery() then 'replica' else 'primary' end as from,
            (select count(*)::int from rate_limits where bucket = ${key}) as rows`.execute(db),
      new AbortController().signal,
    );
    return rows[0];
  };

  test('long answers come from the replica, with everything that was written before', async () => {
    for (const key of ['one', 'two', 'three', 'four', 'five']) {
      await write(key);
      expect(await readLong(key)).toEqual({ from: 'replica', rows: 1 });
    }
    const { rows } = await database.readMoment({}, (db) =>
      sql`select pg_is_in_recovery() as copy`.execute(db),
    );
    expect(rows).toEqual([{ copy: false }]);
  });

  test('a replica that is behind is not waited for any longer than it takes to notice', async () => {
    await onReplica('select pg_wal_replay_pause()');
    await write('behind');
    expect(await readLong('behind')).toEqual({ from: 'primary', rows: 1 });
    await onReplica('select pg_wal_replay_resume()');
    expect(await readLong('behind')).toEqual({ from: 'replica', rows: 1 });
    expect(errors).toEqual([]);
  });

  test('a replica that became a primary of its own is not read', async () => {
    postgres.promote();
    expect(await readLong('one')).toEqual({ from: 'primary', rows: 1 });
  });

  test('without its replica the primary answers, and the log says so once', async () => {
    postgres.stopReplica();
    expect(await readLong('one')).toEqual({ from: 'primary', rows: 1 });
    expect(errors).toHaveLength(1);
    expect(await readLong('two')).toEqual({ from: 'primary', rows: 1 });
    expect(errors).toHaveLength(1);
  });
});
