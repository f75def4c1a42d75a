import { chmod, cp, lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { StartupError } from '../../startup-error';
import { runsAsRoot, unprivilegedAccount } from './account';
import { findNative, sweepCopies, usablePrograms } from './programs';
import { runProgram } from './run-program';
import { temporaryFolder } from './testing';

vi.setConfig({ testTimeout: 30_000 });

async function accountHere() {
  return runsAsRoot() ? await unprivilegedAccount() : undefined;
}

/** As npm unpacks it without running install scripts. */
async function unlinkedNative(folder: string): Promise<string> {
  const source = dirname(findNative());
  const target = join(folder, 'package');
  await cp(source, target, { recursive: true, filter: (path) => !path.endsWith('.a') });
  for (const file of await readdir(join(target, 'native', 'lib'), { withFileTypes: true })) {
    if (file.isSymbolicLink()) await rm(join(file.parentPath, file.name));
  }
  return join(target, 'native');
}

test('the links that the install script would make', async () => {
  const folder = await temporaryFolder();
  const native = await unlinkedNative(folder);
  const account = await accountHere();

  const programs = await usablePrograms(native, account, folder);
  expect(programs.copy).toBeUndefined();
  expect((await lstat(join(native, 'lib', 'libpq.so.5'))).isSymbolicLink()).toBe(true);
  expect(await runProgram(programs.postgres, ['--version'], account).ended).toMatchObject({
    code: 0,
  });
});

test('a copy of programs that cannot be used where they are', async () => {
  const base = await temporaryFolder();
  const closed = join(base, 'closed');
  await mkdir(closed);
  const native = await unlinkedNative(closed);
  // Root can write anywhere, so for root the folder is one that PostgreSQL's user may not enter.
  await chmod(runsAsRoot() ? closed : join(native, 'lib'), runsAsRoot() ? 0o700 : 0o555);
  const account = await accountHere();

  const [one, other] = await Promise.all([
    usablePrograms(native, account, base),
    usablePrograms(native, account, base),
  ]);
  expect(one.copy).toBe(other.copy);
  expect(await runProgram(one.initdb, ['--version'], account).ended).toMatchObject({ code: 0 });
  expect(await runProgram(one.postgres, ['--version'], account).ended).toMatchObject({ code: 0 });

  await mkdir(join(base, 'postgres-programs-17.0.0'));
  await sweepCopies(base, one);
  expect((await readdir(base)).sort()).toEqual(['closed', one.copy?.slice(base.length + 1)]);
  await chmod(join(native, 'lib'), 0o755);
});

test.each([
  ['win32', 'x64'],
  ['linux', 'riscv64'],
  ['sunos', 'x64'],
])('no programs for %s %s', (platform, arch) => {
  expect(() => findNative(platform, arch)).toThrow(StartupError);
  expect(() => findNative(platform, arch)).toThrow(
    /set DATABASE_URL to a PostgreSQL 15 or newer\.$/,
  );
});

test.each([
  ['whose loader is missing', '#!/no/such/loader\n'],
  ['that is not one for this machine', '\x7fELF nonsense'],
  ['whose libraries are missing', '#!/bin/sh\necho "error while loading libx.so" >&2\nexit 127\n'],
])('a program %s', async (_, text) => {
  const program = join(await temporaryFolder(), 'postgres');
  await writeFile(program, text);
  await chmod(program, 0o755);
  const { ended } = runProgram(program, [], await accountHere());
  await expect(ended).rejects.toThrow(StartupError);
  await expect(ended).rejects.toThrow(/set DATABASE_URL to a PostgreSQL 15 or newer\.$/);
});
