// F19: a backup taken while writers write is whole, and one taken in quiet is equal, table by table.
import { join } from 'node:path';
import { LEFT_OUT } from '../../src/server/backup/tables';
import { query } from '../database';
import { newMuster, runCommand } from '../muster';
import { newOrganisation } from '../organisation';
import { type Ground, type Trial, until } from '../trial';
import { compareWithWitness, NEVER_AFTER_RESTORE } from '../verify';
import { startWriters } from '../writers';

async function fingerprints(dataDir: string): Promise<Map<string, string>> {
  const tables = await query<{ name: string }>(
    dataDir,
    "select tablename::text as name from pg_tables where schemaname = 'public' order by 1",
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    if (name in LEFT_OUT) continue;
    const [row] = await query<{ told: string }>(
      dataDir,
      `select count(*) || ' rows, ' || md5(coalesce(string_agg(t::text, '|' order by t::text), ''))
         as told from "${name}" t`,
    );
    found.set(name, row?.told ?? '');
  }
  return found;
}

async function command(ground: Ground, dataDir: string, ...args: string[]): Promise<void> {
  const { code, output } = await runCommand({ dataDir }, args);
  if (code !== 0) ground.wrong(`${args[0]} ended with ${code}: ${output.slice(0, 500)}`);
}

export const backupUnderLoad: Trial = {
  id: 'F19',
  title: 'backup under load, restore, compare',
  async run(ground) {
    const dataDir = await ground.newFolder('backup');
    const muster = await newMuster(ground, { dataDir });
    await muster.start();
    const organisation = await newOrganisation(muster);
    const writers = await startWriters(ground, organisation);
    await until('some writes', 60_000, () => writers.acknowledged() >= 60);
    const before = writers.witness.all();
    const underLoad = join(dataDir, 'under-load.backup');
    await command(ground, dataDir, 'backup', underLoad);
    const during = writers.acknowledged() - before.length;
    await writers.stop();
    // Nobody is signed in and no job is due any more: nothing changes between the two.
    await muster.end('SIGTERM');
    const inQuiet = join(dataDir, 'in-quiet.backup');
    await command(ground, dataDir, 'backup', inQuiet);

    const copy = await ground.newFolder('restored');
    await command(ground, copy, 'restore', underLoad);
    const restored = await newMuster(ground, { dataDir: copy });
    await restored.start();
    const place = { dataDir: copy, orgId: organisation.id };
    await compareWithWitness(ground, place, before);
    for (const [sentence, statement] of NEVER_AFTER_RESTORE) {
      const rows = await query(copy, statement, [organisation.id]);
      if (rows.length > 0) ground.wrong(`restored: ${sentence}: ${rows.length}`);
    }
    await restored.end('SIGTERM');

    await command(ground, copy, 'restore', inQuiet, '--force');
    await restored.start();
    await muster.start();
    const [original, same] = [await fingerprints(dataDir), await fingerprints(copy)];
    for (const [table, told] of original) {
      if (same.get(table) !== told) {
        ground.wrong(`${table} is ${told}, restored ${same.get(table)}`);
      }
    }
    return `${before.length} acknowledged before the backup are in it, ${during} came during it; ${original.size} tables equal by count and hash after a restore`;
  },
};
