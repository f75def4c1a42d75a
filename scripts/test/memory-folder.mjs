import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** The tests keep less than one at a time; the rest is for a machine that has other things in memory. */
const ENOUGH_GIB = 4;

/**
 * A folder in memory for what the tests write, removed at the end, or undefined where there is little room. Every test file
 * makes and removes a database of a thousand files, and ext4 looks long for a number for each of them.
 */
export function makeMemoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (bavail * bsize < ENOUGH_GIB * 2 ** 30) return undefined;
    const folder = mkdtempSync(join(IN_MEMORY, 'muster-tests-'));
    // Like /tmp: PostgreSQL has an account of its own.
    chmodSync(folder, 0o1777);
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    // By themselves these would end the process without that, and the memory would stay taken.
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
    return folder;
  } catch {
    // Not on this system.
    return undefined;
  }
}
