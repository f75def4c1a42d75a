import type pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { connect } from '../../../backup/connect';
import { addOddOrganisation } from '../../../backup/odd-organisations';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { copyDatabase, freeze, requireNoOtherDatabase } from './copy-database';

let original: TestDatabase;
let copy: TestDatabase;
const clients: pg.Client[] = [];

/** As the superuser. */
async function connectTo({ url }: TestDatabase): Promise<pg.Client> {
  const administrator = new URL(inject('postgres').administratorUrl);
  administrator.pathname = new URL(url).pathname;
  const client = await connect(administrator.href, 'copy test');
  clients.push(client);
  return client;
}

let source: pg.Client;
let target: pg.Client;

beforeEach(async () => {
  original = await createTestDatabase();
  copy = await createTestDatabase();
  source = await connectTo(original);
  target = await connectTo(copy);
  await addOddOrganisation(original.database);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end();
  await original.drop();
  await copy.drop();
});

test('a copy that is the same counts its rows', async () => {
  const copied = await copyDatabase(source, target, () => undefined);
  expect(copied.rows).toBeGreaterThan(230);
});

test.each([
  ['loses a row', "if new.name = '\\N' then return null; end if; return new", '(9 and 8 rows)'],
  ['changes a letter', "new.name := replace(new.name, 'O', 'o'); return new", '(9 and 9 rows)'],
])('a copy that %s is found out', async (_, body, counts) => {
  // Fires although the copy turns other triggers off.
  await target.query(`
    create function spoil() returns trigger language plpgsql as $$ begin ${body}; end $$;
    create trigger spoil before insert on employees for each row execute function spoil();
    alter table employees enable always trigger spoil`);
  await expect(copyDatabase(source, target, () => undefined)).rejects.toThrow(
    `the copy of public.employees is not the same as the original ${counts}`,
  );
});

test('while the source is frozen, nobody can change it', async () => {
  const other = await connectTo(original);
  await other.query("set lock_timeout = '50ms'");
  await freeze(source);
  await expect(other.query("update employees set name = 'x'")).rejects.toThrow(/lock timeout/);
  await source.query('rollback');
  await expect(other.query("update employees set name = 'x'")).resolves.toBeDefined();
});

test('other databases beside the one of Muster are named', async () => {
  const name = new URL(copy.url).pathname.slice(1);
  await expect(requireNoOtherDatabase(source)).rejects.toThrow(`database ${name}`);
});
