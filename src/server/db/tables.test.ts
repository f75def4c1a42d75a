// Checks tables.gen.ts, which is generated from the migrated database. After a new migration: npm run tables
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../project-folder';
import { createTestDatabase } from '../testing/test-database';

test('the generated table types match the migrations', async () => {
  const db = await createTestDatabase();
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(PROJECT_FOLDER, 'node_modules/kysely-codegen/dist/cli/bin.js'),
    '--print',
    '--log-level=error',
    '--dialect=postgres',
    `--url=${db.url}`,
    '--date-parser=string',
    '--default-schema=public',
    '--include-pattern=public.*',
    '--exclude-pattern=schema_migrations',
  ]);
  await db.drop();
  await expect(stdout).toMatchFileSnapshot('tables.gen.ts');
});
