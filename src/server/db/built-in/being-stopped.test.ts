import { expect, test, vi } from 'vitest';
import { StartupError } from '../../startup-error';
import { postmasterOf, preparedFolders, query, start } from './testing';

vi.setConfig({ testTimeout: 30_000 });
const prepared = preparedFolders();

test('a PostgreSQL that is being stopped by hand is waited for, but not for ever', async () => {
  const dataDir = await prepared();
  const first = await start(dataDir);
  const pid = (await postmasterOf(dataDir)) ?? Number.NaN;
  // A smart shutdown: it waits for the connection of the first.
  process.kill(pid, 'SIGTERM');
  await expect.poll(() => query(first.url, 'select 1').catch(String)).toContain('shutting down');

  const refused = start(dataDir, { stopPatienceMs: 200 });
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(`cut them off with: kill -INT ${pid}.`);
  expect(await postmasterOf(dataDir)).toBe(pid);

  const patient = start(dataDir);
  await first.stop();
  expect(await query((await patient).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});
