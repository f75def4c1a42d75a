import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Open for the account that PostgreSQL runs as; behind a closed folder, root's data would go elsewhere. */
export async function newDataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `muster-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
