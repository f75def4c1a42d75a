import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../startup';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createBackup } from './create-backup';
import { addOddOrganisation, fingerprint, withDatabase } from './odd-organisations';
import { type CheckedBackup, checkBackup, restoreBackup } from './restore-backup';

let folder: string;
let testDatabase: TestDatabase;
let whole: Buffer;
let content: string;
let checked: CheckedBackup;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-damaged-'));
  testDatabase = await createTestDatabase();
  await withDatabase(testDatabase.url, addOddOrganisation);
  const { file } = await createBackup(testDatabase.url, join(folder, 'whole.backup'));
  whole = await readFile(file);
  content = gunzipSync(whole).toString();
  checked = await checkBackup(file, MIGRATIONS);
});
afterAll(async () => {
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true });
});

async function check(bytes: Buffer): Promise<CheckedBackup> {
  const file = join(folder, 'altered.backup');
  await writeFile(file, bytes);
  return checkBackup(file, MIGRATIONS);
}

function checkContent(altered: string): Promise<CheckedBackup> {
  return check(gzipSync(altered));
}

/** As someone would who can compute sums: only the last line is made to fit again. */
function withNewClosing(altered: string): string {
  const lines = altered.split('\n').slice(0, -2).join('\n');
  const sha256 = createHash('sha256').update(`${lines}\n`).digest('hex');
  return `${lines}\n${JSON.stringify({ total_rows: checked.rows, sha256 })}\n`;
}

describe('a backup that is not as it was written', () => {
  test('an unaltered copy is accepted, however it is compressed', async () => {
    expect((await check(gzipSync(content, { level: 1 }))).sha256).toBe(checked.sha256);
    expect((await checkContent(withNewClosing(content))).rows).toBe(checked.rows);
  });

  test('cut off anywhere, it is refused', async () => {
    for (let length = 0; length < whole.length; length += 97) {
      await expect(check(whole.subarray(0, length)), `${length}`).rejects.toThrow(
        /is damaged|not a backup/,
      );
    }
    const lines = content.split('\n');
    for (let count = 1; count < lines.length - 1; count += 13) {
      const fewer = `${lines.slice(0, count).join('\n')}\n`;
      await expect(checkContent(fewer), `${count}`).rejects.toThrow(/is damaged/);
    }
    await expect(checkContent(content.slice(0, -1))).rejects.toThrow(/is damaged/);
  });

  test('with a byte flipped anywhere in its content, it is refused', async () => {
    const gzipHeader = 10;
    for (let at = gzipHeader; at < whole.length; at += 61) {
      const flipped = Buffer.from(whole);
      flipped[at] = (flipped[at] ?? 0) ^ 0xff;
      await expect(check(flipped), `${at}`).rejects.toThrow(/is damaged|not a backup/);
    }
  });

  test.each<[string, () => string]>([
    ['an altered value', () => content.replace('Owner', 'Ownar')],
    ['a row more', () => content.replace('\\.\n', 'x\n\\.\n')],
    ['a line more at the end', () => `${content}{}\n`],
    [
      'an altered value and a sum over all that fits',
      () => withNewClosing(content.replace('Owner', 'Ownar')),
    ],
    ['a wrong total', () => content.replace(/"total_rows":\d+/, '"total_rows":1')],
    ['another date in the header', () => content.replace('"created_at":"2', '"created_at":"3')],
  ])('%s is refused', async (_case, alter) => {
    expect(alter()).not.toBe(content);
    await expect(checkContent(alter())).rejects.toThrow(/is damaged/);
  });

  test('what is no backup of Muster is called so', async () => {
    await expect(check(Buffer.from('-- PostgreSQL database dump\n'))).rejects.toThrow(
      /is not a backup of Muster/,
    );
    await expect(checkContent('-- PostgreSQL database dump\n')).rejects.toThrow(
      /is not a backup of Muster/,
    );
    await expect(checkBackup(join(folder, 'missing'), MIGRATIONS)).rejects.toThrow(
      /cannot be read: ENOENT/,
    );
    await expect(checkBackup(folder, MIGRATIONS)).rejects.toThrow(/cannot be read: EISDIR/);
  });

  test('one of a newer format or a newer schema is refused with the way out', async () => {
    await expect(
      checkContent(content.replace('"format_version":1', '"format_version":2')),
    ).rejects.toThrow(/newer version of Muster/);
    await expect(
      checkContent(
        withNewClosing(content.replace(/"schema_version":\d+/, '"schema_version":9999')),
      ),
    ).rejects.toThrow(/tables this version does not know/);
  });

  test('altered between the check and the restore, it changes nothing', async () => {
    const before = await fingerprint(testDatabase.url, ['users', 'employees', 'shifts']);
    const file = join(folder, 'swapped.backup');
    for (const altered of [whole.subarray(0, -200), gzipSync(content.replace('Ward', 'Wars'))]) {
      await writeFile(file, altered);
      await expect(
        restoreBackup(testDatabase.url, { ...checked, file }, { force: true }),
      ).rejects.toThrow(/is damaged/);
    }
    await writeFile(file, gzipSync(withNewClosing(content.replace('"0.1', '"0.2'))));
    await expect(
      restoreBackup(testDatabase.url, { ...checked, file, sha256: 'another' }, { force: true }),
    ).rejects.toThrow(/was changed while it was read/);
    expect(await fingerprint(testDatabase.url, ['users', 'employees', 'shifts'])).toEqual(before);
  });
});
