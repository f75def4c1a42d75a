import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildHolder, holder, postmasterOf, query, start, temporaryFolder } from './testing';

vi.setConfig({ testTimeout: 60_000 });

let built: Awaited<ReturnType<typeof buildHolder>>;
beforeAll(async () => {
  built = await buildHolder();
});
afterAll(() => built.remove());

test('a PostgreSQL that lost its socket is replaced, with its data', async () => {
  const dataDir = join(await temporaryFolder(), 'data');
  const killed = holder(built.program, dataDir);
  const { url = '' } = await killed.answer;
  await query(url, 'create table kept as select 42 as answer');
  const pid = await postmasterOf(dataDir);
  killed.child.kill('SIGKILL');
  await killed.exited;
  await rm(join(dataDir, 'postgres', 'socket', '.s.PGSQL.5432'));

  const next = await start(dataDir);
  expect(next.said).toContainEqual(expect.stringContaining(`(process ${pid}) does not listen`));
  expect(await postmasterOf(dataDir)).not.toBe(pid);
  expect(await query(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});
