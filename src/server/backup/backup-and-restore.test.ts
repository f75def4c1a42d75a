import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../startup';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../testing/test-database';
import { connect } from './connect';
import { backupContent } from './content';
import { createBackup } from './create-backup';
import { addOddOrganisation, fingerprint, withDatabase } from './odd-organisations';
import { checkBackup, restoreBackup } from './restore-backup';
import { listKeptTables } from './tables';

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
let kept: string[];
let tables: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-backup-'));
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const client = await connect(source.url, 'backup test');
  kept = (await listKeptTables(client)).map((table) => table.name);
  // A restore changes these on purpose; a test of its own looks at them.
  tables = kept.filter((name) => name !== 'roster_revisions');
  await client.end();
});
afterEach(async () => {
  await Promise.all([source.drop(), target.drop()]);
  await rm(folder, { recursive: true, force: true });
});

/** Setting up the tables takes most of a restore, so only the tests that are about it begin without any. */
async function emptyTarget() {
  await target.drop();
  target = await createEmptyDatabase();
}

async function backUp(name = 'test.backup') {
  return createBackup(source.url, join(folder, name));
}

async function restore(file: string, options = { force: false }) {
  const backup = await checkBackup(file, MIGRATIONS);
  await restoreBackup(target.url, backup, options);
  return backup;
}

describe('backup and restore', () => {
  test('every row of every organisation comes back as it was, but no session, and rosters have numbers that no browser has seen', async () => {
    await emptyTarget();
    await withDatabase(source.url, async (database) => {
      await addOddOrganisation(database);
      await addOddOrganisation(database);
      await database.transact({}, (db) =>
        sql`insert into audit_log (action, target_type, target_id) values ('platform', 'user', 'x')`.execute(
          db,
        ),
      );
    });
    const before = await fingerprint(source.url, tables);

    const made = await backUp();
    const restored = await restore(made.file);

    expect(await fingerprint(target.url, tables)).toEqual(before);
    expect(Object.values(before).filter((sum) => sum.startsWith('0 '))).toEqual([]);
    expect(before.shifts).toMatch(/^360 /);
    expect(restored.tables.find(({ name }) => name === 'shifts')?.rows).toBe(360);
    expect(restored.rows).toBe(made.rows);

    const read = (url: string) =>
      withDatabase(url, (database) =>
        database.readEverything(async (db) => ({
          revisions: await db.selectFrom('roster_revisions').select('revision').execute(),
          sessions: await db.selectFrom('sessions').select('id').execute(),
        })),
      );
    const [old, now] = [await read(source.url), await read(target.url)];
    expect(old.sessions).toHaveLength(2);
    expect(now.sessions).toEqual([]);
    const highest = Math.max(...old.revisions.map(({ revision }) => revision));
    expect(now.revisions).toHaveLength(2);
    for (const { revision } of now.revisions) expect(revision).toBeGreaterThan(highest + 100_000);
  });

  test('the file is whole, for its owner only, and named only when done', async () => {
    const { file, bytes } = await backUp('new-folder/a.backup');
    const found = await stat(file);
    expect(found.mode & 0o777).toBe(0o600);
    expect(found.size).toBe(bytes);
    expect(await readdir(join(folder, 'new-folder'))).toEqual(['a.backup']);
    await expect(backUp('new-folder/a.backup')).rejects.toThrow(/exists already/);
  });

  test('a backup that fails leaves nothing behind', async () => {
    await emptyTarget();
    await expect(createBackup(target.url, join(folder, 'a.backup'))).rejects.toThrow(
      /nothing to back up/,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  test('what is written while it runs is in it as a whole or not at all', async () => {
    // The first is seen by every table whose rows are read later than the others'.
    const whenWritten = [1, Math.ceil(kept.length / 2), kept.length];
    await withDatabase(source.url, async (database) => {
      await addOddOrganisation(database);
      const client = await connect(source.url, 'backup test');
      const pieces: Buffer[] = [];
      let table = 0;
      for await (const piece of backupContent(client)) {
        pieces.push(piece);
        if (!String(piece).startsWith('{"table"')) continue;
        table += 1;
        if (whenWritten.includes(table)) await addOddOrganisation(database);
      }
      expect(table).toBe(kept.length);
      await client.end();
      await writeFile(join(folder, 'busy.backup'), gzipSync(Buffer.concat(pieces)));
    });
    await restore(join(folder, 'busy.backup'));

    expect((await fingerprint(source.url, ['organizations'])).organizations).toMatch(/^4 /);
    const found = await fingerprint(target.url, tables);
    expect(found.organizations).toMatch(/^1 /);
    expect(found.users).toMatch(/^2 /);
    expect(found.shifts).toMatch(/^180 /);
    expect(found.audit_log).toMatch(/^9 /);
  });

  test('a backend that dies half-way makes the backup fail, not short', async () => {
    await withDatabase(source.url, addOddOrganisation);
    const client = await connect(source.url, 'backup test');
    const killer = await connect(source.url, 'backup test');
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const read = async () => {
      let first = true;
      for await (const _ of backupContent(client)) {
        if (first) await killer.query('select pg_terminate_backend($1)', [rows[0].pid]);
        first = false;
      }
    };
    // Which error it is depends on whether the notice or the closed socket is seen first.
    await expect(read()).rejects.toThrow();
    await Promise.all([client.end(), killer.end()]);
  });

  test('row-level security, triggers and the restricted role work afterwards as before', async () => {
    await emptyTarget();
    const orgId = await withDatabase(source.url, addOddOrganisation);
    await withDatabase(source.url, addOddOrganisation);
    await restore((await backUp()).file);

    const guards = `select json_build_object(
      'tables', (select json_agg(json_build_array(relname, relrowsecurity, relforcerowsecurity) order by relname)
         from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'),
      'triggers', (select json_agg(json_build_array(tgname, tgenabled) order by tgname)
         from pg_trigger where not tgisinternal
          and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace))) as found`;
    const restored = await target.sql(guards);
    expect(restored).toEqual(await source.sql(guards));
    expect(JSON.stringify(restored)).toContain('["shifts",true,true]');
    expect(JSON.stringify(restored)).toContain('["role_changed","O"]');

    await withDatabase(target.url, async (database) => {
      const names = await database.transact({ orgId }, (db) =>
        db.selectFrom('employees').select('org_id').execute(),
      );
      expect(names).toHaveLength(9);
      expect(new Set(names.map((row) => row.org_id))).toEqual(new Set([orgId]));
      expect(
        await database.transact({}, (db) => db.selectFrom('employees').selectAll().execute()),
      ).toEqual([]);
      await addOddOrganisation(database);
    });
  });

  test('the app can add jobs to a restored database', async () => {
    await restore((await backUp()).file);
    await withDatabase(target.url, (database) =>
      database.transact({}, (db) => sql`select enqueue_job('send-mail', '{}')`.execute(db)),
    );
    const client = await connect(target.url, 'backup test');
    const { rows } = await client.query('select task_identifier from graphile_worker.jobs');
    await client.end();
    expect(rows).toEqual([{ task_identifier: 'send-mail' }]);
  });

  test('refuses a database that is in use, and one that is not empty', async () => {
    await withDatabase(source.url, addOddOrganisation);
    const { file } = await backUp();
    await restore(file);
    await withDatabase(target.url, async (database) => {
      await addOddOrganisation(database);
      await expect(restore(file, { force: true })).rejects.toThrow(/Stop Muster first/);
    });
    const before = await fingerprint(target.url, tables);
    await expect(restore(file)).rejects.toThrow(/2 organisations and 4 accounts.*--force/);
    expect(await fingerprint(target.url, tables)).toEqual(before);
  });

  test('with force replaces everything, also what is left out of backups and jobs', async () => {
    await withDatabase(source.url, addOddOrganisation);
    const { file } = await backUp();
    await restore(file);
    await withDatabase(target.url, async (database) => {
      await addOddOrganisation(database);
      await database.transact({}, (db) => sql`select enqueue_job('send-mail', '{}')`.execute(db));
    });

    await restore(file, { force: true });

    expect(await fingerprint(target.url, tables)).toEqual(await fingerprint(source.url, tables));
    expect((await fingerprint(target.url, ['sessions'])).sessions).toMatch(/^0 /);
    const client = await connect(target.url, 'backup test');
    const jobs = await client.query('select * from graphile_worker.jobs');
    await client.end();
    expect(jobs.rows).toEqual([]);
  });

  test('a row that the database refuses half-way undoes everything', async () => {
    await withDatabase(source.url, addOddOrganisation);
    const { file } = await backUp();
    await restore(file);
    const before = await fingerprint(target.url, tables);
    const client = await connect(target.url, 'backup test');
    await client.query('alter table audit_log add check (action <> $$shifts.added$$) not valid');
    await client.end();

    await expect(restore(file, { force: true })).rejects.toThrow(
      /audit_log cannot be loaded.*Nothing was changed/,
    );
    expect(await fingerprint(target.url, tables)).toEqual(before);
  });

  test('a backup with overlapping shifts is refused', async () => {
    await withDatabase(source.url, addOddOrganisation);
    await withDatabase(source.url, addOddOrganisation);
    await source.sql('alter table shifts disable trigger shifts_no_overlap_update');
    await source.sql(`update shifts set end_at = end_at + interval '1 day'
      where id = (select id from shifts order by start_at limit 1)`);
    await source.sql('alter table shifts enable always trigger shifts_no_overlap_update');
    await expect(restore((await backUp()).file)).rejects.toThrow(
      'The rows of the table shifts cannot be loaded: two shifts of one person overlap. Nothing was changed.',
    );
  });

  test('generated columns are computed again, and triggers do not touch what was', async () => {
    await withDatabase(source.url, addOddOrganisation);
    await restore((await backUp('before.backup')).file);
    for (const { url } of [source, target]) {
      const client = await connect(url, 'backup test');
      await client.query(`
        alter table locations add column label text generated always as (upper(name)) stored;
        create function forbid() returns trigger language plpgsql as
          $$ begin raise exception 'a trigger was fired'; end $$;
        create trigger forbid before insert on employees for each row execute function forbid()`);
      await client.end();
    }
    await restore((await backUp()).file, { force: true });
    expect(await fingerprint(target.url, tables)).toEqual(await fingerprint(source.url, tables));
    await expect(withDatabase(target.url, addOddOrganisation)).rejects.toThrow(
      'a trigger was fired',
    );
  });

  test('checks that wait for the end of the transaction are no obstacle', async () => {
    await withDatabase(source.url, addOddOrganisation);
    const { file } = await backUp();
    await restore(file);
    const client = await connect(target.url, 'backup test');
    await client.query(
      'alter table audit_log add foreign key (org_id) references organizations deferrable initially deferred',
    );
    await client.end();
    await restore(file, { force: true });
    expect(await fingerprint(target.url, tables)).toEqual(await fingerprint(source.url, tables));
  });

  test('gives up when another program holds the tables', async () => {
    await restore((await backUp()).file);
    const client = await connect(target.url, 'a report');
    await client.query('begin; lock table users in access share mode');
    const backup = await checkBackup((await backUp('again.backup')).file, MIGRATIONS);
    await expect(restoreBackup(target.url, backup, { force: false })).rejects.toThrow(
      /Another program is using the tables/,
    );
    await client.end();
  });
});
