import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartupError } from '../../../startup-error';
import { temporaryFolder } from '../testing';
import { requireSpace } from './require-space';

test('a disk with too little room is told before anything begins', async () => {
  const cluster = await temporaryFolder();
  await expect(requireSpace(cluster, [])).resolves.toBeUndefined();

  await makeLarge(join(cluster, 'table'));
  const refused = requireSpace(cluster, []);
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(
    /needs 87\d{5} MB of free disk space .* Only \d+ MB are free/,
  );

  const leftover = await temporaryFolder();
  await makeLarge(join(leftover, 'half a table'));
  await expect(requireSpace(cluster, [leftover])).resolves.toBeUndefined();
});

/** A file of a size that no disk has; it takes up nothing. */
async function makeLarge(file: string): Promise<void> {
  await writeFile(file, '');
  await truncate(file, 2 ** 43);
}
