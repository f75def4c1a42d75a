import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The sentence of a program's output that says why it gave up. */
export function complaintIn(output: string): string {
  const lines = output.trim().split('\n');
  const line = lines.findLast((each) => /FATAL|PANIC|error/i.test(each)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?(FATAL|PANIC|error): +/i, '').trim();
}

async function listLogFiles(cluster: string) {
  const folder = join(cluster, 'log');
  const names = await readdir(folder).catch(() => []);
  const found = names.map(async (name) => {
    const path = join(folder, name);
    // Another start at this moment removes them too.
    const file = await stat(path).catch(() => undefined);
    return file ? [{ path, mtimeMs: file.mtimeMs, size: file.size }] : [];
  });
  const files = (await Promise.all(found)).flat();
  return files.sort((a, b) => b.mtimeMs - a.mtimeMs);
}

/** PostgreSQL says early failures on standard error, and later ones only in its own log. */
export async function complaintInLog(cluster: string): Promise<string> {
  const [newest] = await listLogFiles(cluster);
  return newest ? complaintIn(await readFile(newest.path, 'utf8')) : '';
}

const oldAfterMs = 6 * 24 * 3600 * 1000;
const largeFromBytes = 10_000_000;

/** PostgreSQL overwrites a weekday's file only when it runs over midnight; else it would grow for ever. */
export async function removeOldLogFiles(cluster: string): Promise<void> {
  for (const { path, mtimeMs, size } of await listLogFiles(cluster)) {
    const old = Date.now() - mtimeMs > oldAfterMs;
    if (old || size > largeFromBytes) await rm(path, { force: true });
  }
}
