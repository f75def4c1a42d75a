// What the upgrade to 0015 gives an organisation that is there already.
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STARTER_RULES } from '#engine/rules/starter-book';
import { migrate, readMigrations } from '../../db/migrate';
import { MIGRATIONS } from '../../startup';
import { createEmptyDatabase } from '../../testing/test-database';

const ORG = '00000000-0000-4000-8000-000000000002';
const OWNER = '00000000-0000-4000-8000-000000000001';

test('an organisation from before the upgrade gets the same starter book as a new one', async () => {
  const db = await createEmptyDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'muster-rules-'));
  try {
    for (const { name, version } of await readMigrations(MIGRATIONS)) {
      if (version < 15) await copyFile(join(MIGRATIONS, name), join(folder, name));
    }
    await migrate(db.url, folder);
    await db.sql(
      "insert into users (id, email, name, password_hash) values ($1, 'amy@example.com', 'Amy', 'x')",
      [OWNER],
    );
    await db.database.transact({ orgId: ORG }, (tenant) =>
      tenant
        .insertInto('organizations')
        .values({ id: ORG, name: 'Wattle Health', owner_user_id: OWNER })
        .execute(),
    );
    await migrate(db.url, MIGRATIONS);
    const rules = await db.database.transact({ orgId: ORG }, (tenant) =>
      tenant
        .selectFrom('rules')
        .select(['kind', 'params', 'severity', 'origin', 'source', 'source_as_of as asOf'])
        .where('scope', '=', 'organisation')
        .where('valid_from', 'is', null)
        .execute(),
    );
    expect(rules).toHaveLength(STARTER_RULES.length);
    expect(rules).toEqual(expect.arrayContaining([...STARTER_RULES]));
  } finally {
    await db.drop();
    await rm(folder, { recursive: true });
  }
});
