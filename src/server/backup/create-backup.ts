// Writes a backup: under its name only once it is whole and on the disk.
import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
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
  const output = await createFile(part, file);
  try {
    const written = await writeBackup(databaseUrl, output).finally(() => output.close());
    await rename(part, file);
    await syncFolder(dirname(file));
    return { file, ...written };
  } catch (error) {
    await rm(part, { force: true });
    throw isFileError(error) ? cannotWrite(file, error) : error;
  }
}

async function writeBackup(databaseUrl: string, output: FileHandle) {
  const client = await connect(databaseUrl, 'muster backup');
  let contents: Contents | undefined;
  const sum = createHash('sha256');
  let bytes = 0;
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
      output.createWriteStream({ autoClose: false }),
    );
    await output.sync();
  } finally {
    await client.end().catch(() => undefined);
  }
  if (!contents) throw new Error('the backup ended before its contents');
  return { ...contents, bytes, sha256: sum.digest('hex') };
}

/** Readable by its owner only: it holds everybody's data and password hashes. */
async function createFile(part: string, file: string): Promise<FileHandle> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await requireNew(file);
    return await open(part, 'wx', 0o600);
  } catch (error) {
    throw isFileError(error) ? cannotWrite(file, error) : error;
  }
}

async function requireNew(file: string): Promise<void> {
  const existing = await open(file).catch(() => undefined);
  if (!existing) return;
  await existing.close();
  throw new StartupError(`The file ${file} exists already: please choose another name.`);
}

/** Without it a power loss can take the new name away again. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'errno' in error;
}

function cannotWrite(file: string, error: Error): StartupError {
  return new StartupError(`The backup ${file} cannot be written: ${error.message}.`);
}
