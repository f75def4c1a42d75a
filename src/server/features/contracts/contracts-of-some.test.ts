// What is read of some people costs what they have, however many others the organisation has.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import type { Db, TenantScope } from '../../db/database';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { factsOf } from '../rules/facts-of';
import { loadBook } from '../rules/load-book';
import { loadPeople } from '../rules/load-people';
import { readHours } from './read-hours';

const PEOPLE = 3000;
const SOME = 10;
const WEEK = { from: '2027-03-08' as CalendarDate, to: '2027-03-14' as CalendarDate };

let testApp: TestApp;
let roster: Roster;
let some: string[];
beforeAll(async () => {
  testApp = await createTestApp();
  roster = await createRoster(testApp);
  const people = await testApp.sql(
    `insert into employees (org_id, name, email)
       select $1, 'Person ' || n, n || '@people.example' from generate_series(1, ${PEOPLE}) n returning id`,
    [roster.orgId],
  );
  some = people.slice(0, SOME).map(({ id }) => id as string);
  await testApp.sql(
    `insert into contracts (org_id, employee_id, valid_from, type, ordinary_minutes, ordinary_days)
       select org_id, id, '2022-01-01', 'full-time', 2280, 7 from employees where org_id = $1`,
    [roster.orgId],
  );
  await testApp.sql('analyze employees, contracts');
});
afterAll(() => testApp.close());

const READS: Record<string, (scope: TenantScope) => Promise<{ size: number }>> = {
  'hours against contracts': (scope) =>
    readHours(scope, {
      date: WEEK.from,
      weekStart: 'monday',
      people: some,
      publishedOnly: false,
    }),
  'what the rules look at': async (scope) =>
    new Set(await loadPeople(scope, some, WEEK, await loadBook(scope, WEEK))),
  'the mark by which a change is noticed': async (scope) => {
    await factsOf(scope, some);
    return new Set(some);
  },
};

test.each(Object.entries(READS))('nobody else is read for %s', async (_, read) => {
  const { orgId } = roster;
  const rowsRead = await testApp.database.transact({ orgId }, async (db) => {
    const before = await countRead(db);
    expect((await read({ db, orgId })).size).toBe(SOME);
    return (await countRead(db)) - before;
  });
  expect(rowsRead).toBeLessThan(SOME * 4);
});

/** Also counts what the same connection read shortly before. */
async function countRead(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count
    from pg_stat_xact_user_tables where relname in ('contracts', 'employees')`.execute(db);
  return rows[0]?.count ?? 0;
}
