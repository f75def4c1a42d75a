import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The sentence of a program's output that says why it gave up. */
export function complaintIn(output: string): string {
  const lines = output.trim().split('\n');
  const line = lines.findLast((each) => /FATAL|PANIC|error/i.test(each)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?(FATAL|PANIC|error): +/i, '').trim();
}

/** PostgreSQL says early failures on standard error, and later ones only in its own log. */
export async function complaintInLog(cluster: string): Promise<string> {
  const folder = join(cluster, 'log');
  try {
    const names = await readdir(folder);
    const files = names.map(async (name) => {
      const path = join(folder, name);
      return { path, time: (await stat(path)).mtimeMs };
    });
    const [newest] = (await Promise.all(files)).sort((a, b) => b.time - a.time);
    return newest ? complaintIn(await readFile(newest.path, 'utf8')) : '';
  } catch {
    return '';
  }
}
