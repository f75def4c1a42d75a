import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing';
import { removeReplacedClusters } from './replaced-clusters';

const HOUR_MS = 3_600_000;
const OLD = 'cluster-17-replaced-2027-03-10T08-30-00Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function folderWithOldCluster(): Promise<{ dataDir: string; left: () => Promise<string[]> }> {
  const dataDir = await temporaryFolder();
  const home = join(dataDir, 'postgres');
  await mkdir(join(home, OLD), { recursive: true });
  await writeFile(join(home, OLD, 'PG_VERSION'), '17\n');
  await mkdir(join(home, 'cluster'));
  return { dataDir, left: async () => (await readdir(home)).sort() };
}

/** Settles with the sentence that says that it is gone. */
function scheduled(dataDir: string) {
  let done = (_sentence: string) => {};
  const removed = new Promise<string>((resolve) => {
    done = resolve;
  });
  return { removed, cancel: removeReplacedClusters(dataDir, (sentence) => done(sentence)) };
}

test('the old database goes a day after the move, while Muster runs', async () => {
  const { dataDir, left } = await folderWithOldCluster();
  vi.setSystemTime('2027-03-10T09:30:00Z');
  const { removed, cancel } = scheduled(dataDir);
  await cancel;
  vi.advanceTimersByTime(23 * HOUR_MS - 1);
  expect(await left()).toEqual(['cluster', OLD]);
  vi.advanceTimersByTime(1);
  expect(await removed).toMatch(/^Removed the database of the old PostgreSQL/);
  expect(await left()).toEqual(['cluster']);
});

test('a start days later still leaves an hour', async () => {
  const { dataDir, left } = await folderWithOldCluster();
  vi.setSystemTime('2027-03-15T09:30:00Z');
  const { removed, cancel } = scheduled(dataDir);
  await cancel;
  vi.advanceTimersByTime(HOUR_MS - 1);
  expect(await left()).toEqual(['cluster', OLD]);
  vi.advanceTimersByTime(1);
  await removed;
  expect(await left()).toEqual(['cluster']);
});

test('a server that stops earlier removes nothing', async () => {
  const { dataDir, left } = await folderWithOldCluster();
  vi.setSystemTime('2027-03-15T09:30:00Z');
  const cancel = await scheduled(dataDir).cancel;
  cancel();
  expect(vi.getTimerCount()).toBe(0);
  expect(await left()).toEqual(['cluster', OLD]);
});
