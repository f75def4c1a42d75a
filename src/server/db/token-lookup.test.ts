import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe } from '#contract/api/me';
import { newToken } from '../http/tokens';
import { addMember, addOrganization, type Person } from '../testing/people';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { TokenLookup } from './token-lookup';

let testApp: TestApp;
let manager: Person;
let find: TokenLookup<{ token_hash: Buffer; role: string }>;
beforeAll(async () => {
  testApp = await createTestApp();
  const owner = await addOrganization(testApp, 'Wattle Health');
  manager = await addMember(testApp, owner.user.org_id ?? '', 'manager');
  find = testApp.database.tokenLookup((db, tokenHash) =>
    db
      .selectFrom('sessions')
      .select(['token_hash', sql<string>`current_user::text`.as('role')])
      .where('token_hash', '=', tokenHash),
  );
});
afterAll(() => testApp.close());

async function addSessions(count: number): Promise<Buffer[]> {
  const hashes = Array.from({ length: count }, () => randomBytes(32));
  await testApp.sql(
    `insert into sessions (token_hash, user_id, org_id, expires_at)
      select hash, $1, $2, now() + interval '1 day' from unnest($3::bytea[]) as hash`,
    [manager.user.id, manager.user.org_id, hashes],
  );
  return hashes;
}

test('sixty lookups at the same time each get the answer for their own token', async () => {
  const hashes = await addSessions(60);
  const answers = await Promise.all(hashes.map((hash) => find(hash)));
  expect(answers).toEqual(hashes.map((token_hash) => ({ token_hash, role: 'muster_reader' })));
});

test('two who ask with one token at the same time both get its answer, and a stranger none', async () => {
  const [own = Buffer.alloc(0)] = await addSessions(1);
  const answers = await Promise.all([own, randomBytes(32), own].map((hash) => find(hash)));
  const found = { token_hash: own, role: 'muster_reader' };
  expect(answers).toEqual([found, undefined, found]);
});

test('a connection that the database has ended is not used again', async () => {
  const [own = Buffer.alloc(0)] = await addSessions(1);
  await find(own);
  await testApp.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query not ilike '%listen%'`,
  );
  await expect
    .poll(() => find(own).catch(() => 'not yet'), { timeout: 10_000 })
    .toEqual({ token_hash: own, role: 'muster_reader' });
  expect(testApp.database.pools.map((pool) => pool.waitingCount)).toEqual([0, 0]);
});

test('a lookup cannot write, and other connections keep their role', async () => {
  const { database } = testApp;
  const roles = () => database.pool.query('select current_user::text as role');
  const before = (await roles()).rows;
  await find(randomBytes(32));
  const steal = database.tokenLookup((db, token) =>
    db.selectFrom('sessions').select('token_hash').where('token_hash', '=', token).forUpdate(),
  );
  await expect(steal(randomBytes(32))).rejects.toThrow('read-only transaction');
  expect((await roles()).rows).toEqual(before);
});

test('a lookup with another parameter than the token is refused when it is created', () => {
  expect(() =>
    testApp.database.tokenLookup((db) =>
      db.selectFrom('sessions').select('token_hash').where('user_agent', '=', 'Lynx'),
    ),
  ).toThrow('A token lookup takes the token and nothing else');
});

test('what looks up sessions, kiosks and calendars follows keys and reads no table as a whole', async () => {
  await testApp.sql('update organizations set require_two_step = true');
  expect((await manager.browser.call(getMe)).user.must_set_up_two_step).toBe(true);
  const token = newToken();
  const cookie = `muster-kiosk=${token}`;
  await testApp.app.inject({ url: '/api/kiosk', headers: { cookie } });
  await testApp.app.inject(`/calendar/${token}.ics`);

  const plans = await plansOfLookups();
  for (const table of ['sessions', 'passkeys', 'kiosks', 'calendar_feeds'])
    expect(plans).toContain(`on ${table}`);
  // It has one row and no index.
  expect(plans.replaceAll('Seq Scan on installation_settings', '')).not.toContain('Seq Scan');
  expect(plans).not.toMatch(/Hash|Merge|Materialize|hashed/);
});

/** Of the connections that are open: each has prepared what it was asked. */
async function plansOfLookups(): Promise<string> {
  const [, lookups] = testApp.database.pools;
  if (!lookups) throw new Error('Nothing looks up tokens');
  const clients = await Promise.all(
    Array.from({ length: lookups.totalCount }, () => lookups.connect()),
  );
  const plans: string[] = [];
  for (const client of clients) {
    const prepared = await client.query(
      "select name from pg_prepared_statements where name like 'token_lookup%'",
    );
    for (const { name } of prepared.rows) {
      const { rows } = await client.query(`explain (costs off) execute ${name} ('{}')`);
      plans.push(...rows.map((row) => row['QUERY PLAN']));
    }
    client.release();
  }
  return plans.join('\n');
}

const kept = () =>
  testApp.database.tokenLookup((db, tokenHash) =>
    db
      .selectFrom('sessions')
      .select([
        'token_hash',
        'user_agent as agent',
        sql<number>`random()`.as('luck'),
        sql<number>`extract(epoch from expires_at)::float8 * 1000`.as('changes_at'),
      ])
      .where('token_hash', '=', tokenHash),
  );

/** Other tests write into the same server all the time. */
const untilKept = (lookUp: () => Promise<number | undefined>) =>
  expect
    .poll(async () => new Set([await lookUp(), await lookUp()]).size, { timeout: 20_000 })
    .toBe(1);

test('what was found is kept while nobody writes, and looked up anew after a write anywhere', async () => {
  const [own = Buffer.alloc(0)] = await addSessions(1);
  const findKept = kept();
  const luck = async () => (await findKept(own))?.luck;
  await untilKept(luck);
  const before = await luck();
  await testApp.sql('update users set name = name');
  expect(await luck()).not.toBe(before);
});

test('what changes with time alone is looked up anew when that time has come', async () => {
  const [own = Buffer.alloc(0)] = await addSessions(1);
  const findKept = kept();
  const luck = async () => (await findKept(own))?.luck;
  await untilKept(luck);
  await testApp.sql('update sessions set expires_at = now() where token_hash = $1', [own]);
  const seen = new Set<number | undefined>();
  for (let turn = 0; turn < 10; turn += 1) seen.add(await luck());
  expect(seen.size).toBe(10);
});

test('a lookup that does not say when its rows change is never kept', async () => {
  const [own = Buffer.alloc(0)] = await addSessions(1);
  const findAnew = testApp.database.tokenLookup((db, tokenHash) =>
    db
      .selectFrom('sessions')
      .select(['token_hash', sql<number>`random()`.as('luck')])
      .where('token_hash', '=', tokenHash),
  );
  const seen = new Set<number | undefined>();
  for (let turn = 0; turn < 10; turn += 1) seen.add((await findAnew(own))?.luck);
  expect(seen.size).toBe(10);
});

test('whatever two writers do at the same time, a lookup finds what is committed at that moment', async () => {
  const [own = Buffer.alloc(0)] = await addSessions(1);
  const findKept = kept();
  const STEPS = ['begin', 'write', 'commit', 'rollback', 'look', 'look', 'look'] as const;
  const step = fc.record({ writer: fc.constantFrom(0, 1), does: fc.constantFrom(...STEPS) });
  let texts = 0;
  let last: number | undefined;
  let hits = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const writers = await Promise.all([0, 1].map(() => testApp.database.pool.connect()));
      /** Who has written and neither committed nor taken it back: the other one would wait for it. */
      let holder: number | undefined;
      const open = [false, false];
      try {
        for (const { writer, does } of steps) {
          const query = (text: string) => writers[writer]?.query(text);
          if (does === 'look') {
            const found = await findKept(own);
            const [committed] = await testApp.sql(
              'select user_agent from sessions where token_hash = $1',
              [own],
            );
            expect(found?.agent).toBe(committed?.user_agent);
            if (found?.luck === last) hits += 1;
            last = found?.luck;
          } else if (does === 'begin' && !open[writer]) {
            await query('begin');
            open[writer] = true;
          } else if (does === 'write' && (holder === undefined || holder === writer)) {
            texts += 1;
            await query(`update sessions set user_agent = 'Lynx ${texts}'`);
            if (open[writer]) holder = writer;
          } else if ((does === 'commit' || does === 'rollback') && open[writer]) {
            await query(does);
            open[writer] = false;
            if (holder === writer) holder = undefined;
          }
        }
      } finally {
        for (const writer of writers) {
          await writer.query('rollback');
          writer.release();
        }
      }
    }),
    { numRuns: 60 },
  );
  expect(hits).toBeGreaterThan(0);
});

test('after an upgrade has changed the type of a column, lookups read it anew', async () => {
  const [own = Buffer.alloc(0)] = await addSessions(1);
  const agentOf = testApp.database.tokenLookup((db, tokenHash) =>
    db
      .selectFrom('sessions')
      .select(['token_hash', 'user_agent as agent'])
      .where('token_hash', '=', tokenHash),
  );
  await testApp.sql("update sessions set user_agent = '12'");
  expect(await agentOf(own)).toEqual({ token_hash: own, agent: '12' });
  await testApp.sql('alter table sessions alter user_agent type integer using user_agent::integer');
  await expect
    .poll(() => agentOf(own).catch(() => 'not yet'))
    .toEqual({ token_hash: own, agent: 12 });
});
