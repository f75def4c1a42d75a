import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { makeKeptBackup } from './kept-backups';

let db: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'muster-kept-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const onDay = (day: number) => new Date(Date.UTC(2027, 2, day, 16, 15));
const make = (kind: 'daily' | 'before-upgrade', day: number) =>
  makeKeptBackup({ databaseUrl: db.url, dataDir }, kind, 2, onDay(day));
const files = async () => (await readdir(join(dataDir, 'backups'))).sort();

test('the newest of each kind stay, and whatever was made by hand', async () => {
  await make('before-upgrade', 1);
  await writeFile(join(dataDir, 'backups', 'muster-2020-01-01T00-00-00Z.backup'), 'by hand');
  for (const day of [2, 3, 4]) await make('daily', day);
  expect(await files()).toEqual([
    'before-upgrade-2027-03-01T16-15-00.000Z.backup',
    'daily-2027-03-03T16-15-00.000Z.backup',
    'daily-2027-03-04T16-15-00.000Z.backup',
    'muster-2020-01-01T00-00-00Z.backup',
  ]);
});

test('what a kill left half written is removed by the next one', async () => {
  await make('daily', 2);
  await writeFile(
    join(dataDir, 'backups', 'daily-2027-03-03T16-15-00.000Z.backup.77.part'),
    'half',
  );
  await make('daily', 4);
  expect(await files()).toEqual([
    'daily-2027-03-02T16-15-00.000Z.backup',
    'daily-2027-03-04T16-15-00.000Z.backup',
  ]);
});

test('two within a second have names of their own', async () => {
  for (const millisecond of [1, 2]) {
    const now = new Date(onDay(2).getTime() + millisecond);
    await makeKeptBackup({ databaseUrl: db.url, dataDir }, 'before-upgrade', 2, now);
  }
  expect(await files()).toHaveLength(2);
});

test('one that fails takes none of the older ones with it', async () => {
  await make('daily', 2);
  await make('daily', 3);
  await expect(make('daily', 3)).rejects.toThrow('exists already');
  expect(await files()).toHaveLength(2);
});
