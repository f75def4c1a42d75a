import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../src/web');
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(WEB, file), 'utf8');

test('a class moves its own element only, where people who asked for less motion are heard', () => {
  const others = /(?:\[&[^\]]*\]|\*):(?:transition|animate)/;
  const found = files.filter((file) => /\.tsx?$/.test(file) && others.test(read(file)));
  expect(found).toEqual([]);
});

test('a style sheet of ours moves nothing by itself', () => {
  const ours = files.filter((file) => file.endsWith('.css') && !file.startsWith('styles'));
  const moves = /^\s*(?:transition|animation)\b/m;
  expect(ours.filter((file) => moves.test(read(file)))).toEqual([]);
});
