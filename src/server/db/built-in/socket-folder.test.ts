import { chmod, chown, mkdir, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartupError } from '../../startup-error';
import type { DataLocation } from './data-location';
import { makeSocketFolder, socketFolderFor } from './socket-folder';
import { temporaryFolder } from './testing';

const asRoot = process.getuid?.() === 0;

function locationAt(base: string): DataLocation {
  const home = join(base, 'postgres');
  return { base, home, cluster: '', passwords: '', account: undefined };
}

test('the address of the socket always fits, and differs from folder to folder', () => {
  for (const length of [1, 60, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 200]) {
    const folder = socketFolderFor(locationAt(`/${'x'.repeat(length)}`));
    expect(Buffer.byteLength(`${folder}/.s.PGSQL.5432`)).toBeLessThanOrEqual(107);
  }
  const umlauts = socketFolderFor(locationAt(`/${'ü'.repeat(50)}`));
  expect(umlauts).not.toContain('ü');
  expect(umlauts).not.toBe(socketFolderFor(locationAt(`/${'ö'.repeat(50)}`)));
  expect(umlauts).toBe(socketFolderFor(locationAt(`/${'ü'.repeat(50)}`)));
});

test('a folder of ours is used again', async () => {
  const folder = join(await temporaryFolder(), 'socket');
  await makeSocketFolder(folder, undefined);
  await makeSocketFolder(folder, undefined);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('a folder that others may enter, or a link to one, is refused', async () => {
  const parent = await temporaryFolder();
  const open = join(parent, 'open');
  await mkdir(open);
  await chmod(open, 0o701);
  await expect(makeSocketFolder(open, undefined)).rejects.toThrow(StartupError);

  await mkdir(join(parent, 'elsewhere'), { mode: 0o700 });
  await symlink(join(parent, 'elsewhere'), join(parent, 'link'));
  await expect(makeSocketFolder(join(parent, 'link'), undefined)).rejects.toThrow(StartupError);
});

test.runIf(asRoot)('a folder that another user made first is refused', async () => {
  const folder = join(await temporaryFolder(), 'socket');
  await mkdir(folder, { mode: 0o700 });
  await chown(folder, 12345, 12345);
  const account = { uid: 65534, gid: 65534 };
  await expect(makeSocketFolder(folder, account)).rejects.toThrow(/belongs to someone else/);
});
