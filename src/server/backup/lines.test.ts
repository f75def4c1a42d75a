import { describe, expect, test } from 'vitest';
import { linesOf } from './lines';

async function* inPieces(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function rowsIn(lines: ReturnType<typeof linesOf>): Promise<string> {
  const rows: Buffer[] = [];
  for await (const piece of lines.takeRows()) rows.push(piece);
  return Buffer.concat(rows).toString();
}

describe('linesOf', () => {
  const content = 'start\na\\\\.\n\\\\.\nb\\.c\n\\.\nbetween\n\\.\nend\n';

  test('finds the same lines and rows however the content arrives in pieces', async () => {
    for (let size = 1; size <= content.length; size += 1) {
      const lines = linesOf(inPieces(content, size));
      expect(String(await lines.takeLine())).toBe('start\n');
      expect(await rowsIn(lines)).toBe('a\\\\.\n\\\\.\nb\\.c\n');
      expect(String(await lines.takeLine())).toBe('between\n');
      expect(await rowsIn(lines)).toBe('');
      expect(String(await lines.takeLine())).toBe('end\n');
      expect(await lines.isAtEnd()).toBe(true);
    }
  });

  test('does not take the beginning of a line for a line, nor for the end', async () => {
    for (let size = 1; size <= 8; size += 1) {
      const lines = linesOf(inPieces('one\ntwo', size));
      expect(String(await lines.takeLine())).toBe('one\n');
      expect(await lines.takeLine()).toBeUndefined();
      expect(await lines.isAtEnd()).toBe(false);
    }
  });
});
