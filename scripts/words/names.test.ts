// One name for one thing, in the code as well: someone who asks for a file by its name finds one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

function filesOf(folder: string, ending: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name));
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('no two exported components have one name', () => {
  const owners = new Map<string, string[]>();
  for (const file of filesOf('src/web', /(?<!\.test)\.tsx$/)) {
    for (const [, name = ''] of read(file).matchAll(
      /^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm,
    )) {
      owners.set(name, [...(owners.get(name) ?? []), file]);
    }
  }
  expect(owners.size).toBeGreaterThan(100);
  expect([...owners].filter(([, files]) => files.length > 1)).toEqual([]);
});

test('a file of texts ends in -text', () => {
  expect(filesOf('src/web', /-words(\.test)?\.tsx?$/)).toEqual([]);
});

test('no file is longer than 400 lines', () => {
  const folders = ['src', 'bench', 'e2e', 'faults', 'fuzz', 'scripts'];
  const files = folders.flatMap((folder) => filesOf(folder, /(?<!\.gen)\.(tsx?|mjs|css)$/));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => read(file).split('\n').length > 401)).toEqual([]);
});
