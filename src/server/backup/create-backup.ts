// Writes a backup: under its name only once it is whole and on the disk.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncFolder } from '../db/built-in/folders';
import { StartupError } from '../startup-error';
import { connect } from './connect';
import { backupContent, type Contents } from './content';

export interface BackupFile extends Contents {
  file: string;
  bytes: number;
  /** Of the file, as sha256sum prints it. */
  sha256: string;
}

export async function createBackup(databaseUrl: string, file: string): Promise<BackupFile> {
  const part = `${file}.${process.pid}.part`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await requireNew(file);
    const written = await writeBackup(databaseUrl, part);
    await rename(part, file);
    await syncFolder(dirname(file));
    return { file, ...written };
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    if (!isFileError(error)) throw error;
    throw new StartupError(`The backup ${file} cannot be written: ${error.message}.`);
  }
}

async function writeBackup(databaseUrl: string, part: string) {
  const client = await connect(databaseUrl, 'muster backup');
  const sum = createHash('sha256');
  let bytes = 0;
  let contents: Contents | undefined;
  try {
    await pipeline(
      async function* () {
        contents = yield* backupContent(client);
      },
      createGzip(),
      async function* (compressed: AsyncIterable<Buffer>) {
        for await (const chunk of compressed) {
          sum.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      },
      // For its owner only: it holds everyone's data and the hashes of the passwords.
      createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
    );
  } finally {
    await client.end().catch(() => undefined);
  }
  if (!contents) throw new Error('the backup ended before its contents');
  return { ...contents, bytes, sha256: sum.digest('hex') };
}

async function requireNew(file: string): Promise<void> {
  const existing = await open(file).catch(() => undefined);
  if (!existing) return;
  await existing.close();
  throw new StartupError(`The file ${file} exists already. Choose another name.`);
}

const DISK_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS']);

/** A connection that breaks fails with a system call too; only files have a path, or a full disk. */
function isFileError(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return 'path' in error || DISK_ERRORS.has(String(error.code));
}
