// What the upgrades to 0009 and 0016 do with the names that are already there.
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS } from '../startup';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database';
import { migrate, readMigrations } from './migrate';

const ORG = '00000000-0000-4000-8000-000000000002';
const OWNER = '00000000-0000-4000-8000-000000000001';

let db: TestDatabase;
let folder: string;
beforeEach(async () => {
  db = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'muster-names-'));
  for (const { name, version } of await readMigrations(MIGRATIONS)) {
    if (version < 9) await copyFile(join(MIGRATIONS, name), join(folder, name));
  }
  await migrate(db.url, folder);
});
afterEach(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});

test('white space inside names becomes one space, and no two groups get the same name', async () => {
  await db.sql(
    "insert into users (id, email, name, password_hash) values ($1, 'amy@example.com', $2, 'x')",
    [OWNER, 'Amy \t Able'],
  );
  await db.database.transact({ orgId: ORG }, async (tenant) => {
    await tenant
      .insertInto('organizations')
      .values({ id: ORG, name: 'Wattle\u00a0 Health', owner_user_id: OWNER })
      .execute();
    await tenant
      .insertInto('employees')
      .values({ org_id: ORG, name: 'Zoë\u2003\u202eÅng\u200bström', email: 'zoe@example.com' })
      .execute();
    await tenant
      .insertInto('shift_groups')
      .values(
        ['Night team', 'Night  Team', 'Night\tteam', `${'x'.repeat(48)}  `].map(
          (name, position) => ({
            org_id: ORG,
            name,
            position,
          }),
        ),
      )
      .execute();
  });
  await migrate(db.url, MIGRATIONS);
  const names = await db.database.transact({ orgId: ORG }, async (tenant) => ({
    organizations: await tenant.selectFrom('organizations').select('name').execute(),
    employees: await tenant.selectFrom('employees').select('name').execute(),
    groups: await tenant.selectFrom('shift_groups').select('name').orderBy('position').execute(),
  }));
  expect(await db.sql('select name from users')).toEqual([{ name: 'Amy Able' }]);
  expect(names.organizations).toEqual([{ name: 'Wattle Health' }]);
  expect(names.employees).toEqual([{ name: 'Zoë Ångström' }]);
  expect(names.groups[0]).toEqual({ name: 'Night team' });
  expect(
    names.groups
      .slice(1, 3)
      .map(({ name }) => name.toLowerCase())
      .toSorted(),
  ).toEqual(['night team 2', 'night team 3']);
  expect(names.groups[3]).toEqual({ name: 'x'.repeat(48) });
});
