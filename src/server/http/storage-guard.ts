// Guards against a full disk: writes answer 503 before PostgreSQL runs out of space. Reads continue, and so does
// signing in and out.
import { statfs } from 'node:fs/promises';
import { AppError } from '#contract/errors';

export interface StorageGuard {
  requireSpace(): Promise<void>;
}

const NEEDED_BYTES = 200 * 1024 * 1024;
const REMEMBERED_MS = 2_000;

/** @param folder on the disk that holds the database */
export function createStorageGuard(folder: string, neededBytes = NEEDED_BYTES): StorageGuard {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let enough = true;
  return {
    async requireSpace() {
      const now = performance.now();
      if (now - checkedAt > REMEMBERED_MS) {
        checkedAt = now;
        const { bavail, bsize } = await statfs(folder);
        enough = bavail * bsize >= neededBytes;
      }
      if (!enough) throw new AppError('storage_full', { retryAfterSeconds: 60 });
    },
  };
}

/** For a separate database server, whose disk Muster can't see: PostgreSQL itself says when it is full. */
export const NO_STORAGE_GUARD: StorageGuard = { requireSpace: async () => undefined };
