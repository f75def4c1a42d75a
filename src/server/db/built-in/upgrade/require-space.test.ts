import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartupError } from '../../../startup-error';
import { temporaryFolder } from '../testing';
import { requireSpace } from './require-space';

test('a disk with too little room is told before anything begins', async () => {
  const cluster = await temporaryFolder();
  await expect(requireSpace(cluster, 0)).resolves.toBeUndefined();

  // A file of a size that no disk has, of which only the size is real.
  await writeFile(join(cluster, 'large'), '');
  await truncate(join(cluster, 'large'), 2 ** 43);
  await expect(requireSpace(cluster)).rejects.toThrow(StartupError);
  await expect(requireSpace(cluster)).rejects.toThrow(
    /needs 87\d{5} MB of free disk space .* Only \d+ MB are free/,
  );
});
