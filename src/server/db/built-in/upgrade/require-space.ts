import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../../startup-error';

const MEGABYTE = 1_000_000;
/** For the programs, the backup and PostgreSQL's own files. */
const BESIDE_BYTES = 400 * MEGABYTE;

/** Stops a move that would fill the disk, before it begins; what a killed one has left will be removed first. */
export async function requireSpace(cluster: string, leftovers: string[]): Promise<void> {
  const needed = (await sizeOf(cluster)) + BESIDE_BYTES;
  const { bavail, bsize } = await statfs(cluster);
  let free = bavail * bsize;
  for (const leftover of leftovers) free += await sizeOf(leftover);
  if (free >= needed) return;
  throw new StartupError(
    `Muster needs ${inMegabytes(needed)} of free disk space to move your data to the new PostgreSQL, because the old database stays for a day. Only ${inMegabytes(free)} are free at ${cluster}. Nothing was changed: make room, then start Muster again.`,
  );
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    // A running PostgreSQL removes files meanwhile.
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => undefined);
    bytes += found?.size ?? 0;
  }
  return bytes;
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / MEGABYTE)} MB`;
}
