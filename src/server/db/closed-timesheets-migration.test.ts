// What the upgrade to 0038 does with timesheets that a pay period has closed before it.
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../startup';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database';
import { migrate, readMigrations } from './migrate';

const [OWNER, ORG, AMY, PERIOD, PAID, EARLIER] = [1, 2, 3, 4, 5, 6].map(
  (number) => `00000000-0000-4000-8000-00000000000${number}`,
);

let db: TestDatabase;
let folder: string;
beforeAll(async () => {
  db = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'muster-timesheets-'));
  for (const { name, version } of await readMigrations(MIGRATIONS)) {
    if (version < 38) await copyFile(join(MIGRATIONS, name), join(folder, name));
  }
  await migrate(db.url, folder);
});
afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});

test('they stay with the period that paid them, and what nobody paid is open again', async () => {
  await db.sql(
    "insert into users (id, email, name, password_hash) values ($1, 'olive@example.com', 'Olive Owner', 'x')",
    [OWNER],
  );
  await db.sql("insert into organizations (id, name, owner_user_id) values ($1, 'Wattle', $2)", [
    ORG,
    OWNER,
  ]);
  await db.sql(
    "insert into employees (id, org_id, name, email) values ($1, $2, 'Amy Able', 'amy@example.com')",
    [AMY, ORG],
  );
  await db.sql(
    `insert into pay_periods (id, org_id, first_date, last_date, schedule, closed_at)
       values ($1, $2, '2027-03-08', '2027-03-14', '{"kind": "weekly"}', now())`,
    [PERIOD, ORG],
  );
  for (const [id, start] of [
    [PAID, '2027-03-10T09:00Z'],
    [EARLIER, '2027-03-01T09:00Z'],
  ]) {
    await db.sql(
      `insert into clock_events (org_id, id, employee_id, kind, timezone, captured_at, received_at, effective_at, source)
         values ($1, $2, $3, 'out', 'UTC', $4, $4, $4, 'web')`,
      [ORG, id, AMY, start],
    );
    await db.sql(
      `insert into timesheets (org_id, id, employee_id, timezone, date, start_at, state)
         values ($1, $2, $3, 'UTC', $4::timestamptz::date, $4, 'locked')`,
      [ORG, id, AMY, start],
    );
  }
  await db.sql(
    `insert into pay_lines (org_id, period_id, timesheet_id, kind, employee_id, employee_name, date, start_at, end_at,
         timezone, unpaid_seconds, elapsed_seconds, clock_seconds)
       values ($1, $2, $3, 'time', $4, 'Amy Able', '2027-03-10', '2027-03-10T09:00Z', '2027-03-10T17:00Z', 'UTC', 0, 0, 0)`,
    [ORG, PERIOD, PAID, AMY],
  );
  await migrate(db.url, MIGRATIONS);
  expect(await db.sql('select id, state, period_id from timesheets order by id')).toEqual([
    { id: PAID, state: 'locked', period_id: PERIOD },
    { id: EARLIER, state: 'approved', period_id: null },
  ]);
  await expect(
    db.sql("update timesheets set role_label = 'x' where id = $1", [PAID]),
  ).rejects.toThrow('a timesheet of a closed pay period never changes');
});
