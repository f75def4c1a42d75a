import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runsAsRoot } from './account';
import { preparedFolders, query, start, temporaryFolder } from './testing';

vi.setConfig({ testTimeout: 30_000 });
const prepared = preparedFolders();

test.runIf(runsAsRoot())('below a closed folder the data goes to /var/lib/muster', async () => {
  const closed = await temporaryFolder();
  await chmod(closed, 0o700);
  const dataDir = join(closed, 'data');
  const first = await start(dataDir);
  const sentence =
    /^The database is kept in (\/var\/lib\/muster\/data-\w+), .* may not enter (.+)\.$/;
  const [, kept = '', barrier] = sentence.exec(first.said[0] ?? '') ?? [];
  onTestFinished(async () => {
    await rm(kept, { recursive: true, force: true });
    await rmdir(dirname(kept)).catch(() => undefined);
  });
  expect(barrier).toBe(closed);
  expect(await readdir(dataDir)).toEqual([]);
  await query(first.url, 'create table kept as select 42 as answer');
  await first.stop();

  const second = await start(dataDir);
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await second.stop();

  await chmod(closed, 0o755);
  const third = await start(dataDir);
  expect(third.said).toEqual([expect.stringContaining(kept)]);
  expect(await query(third.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test.runIf(runsAsRoot())(
  'a database that was closed off is not replaced by an empty one',
  async () => {
    const dataDir = await prepared();
    await chmod(dirname(dataDir), 0o700);
    await expect(start(dataDir)).rejects.toThrow(`enter ${dirname(dataDir)} (chmod o+x)`);
  },
);

test.runIf(runsAsRoot())('an empty closed data folder is opened for passing through', async () => {
  const dataDir = join(await temporaryFolder(), 'data');
  await mkdir(dataDir, { mode: 0o700 });
  const { said } = await start(dataDir);
  expect(said).toEqual([]);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o711);
});

test.runIf(runsAsRoot())('the user whose files they are goes on running PostgreSQL', async () => {
  const dataDir = await prepared();
  const home = join(dataDir, 'postgres');
  await promisify(execFile)('chown', ['-R', '12345:12345', home]);
  const { url } = await start(dataDir);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await stat(join(home, 'socket', '.s.PGSQL.5432'))).uid).toBe(12345);
});

test.runIf(!runsAsRoot())('a data folder of another user', async () => {
  await expect(start('/etc/muster-data')).rejects.toThrow(/cannot be used: .*EACCES/);
});
