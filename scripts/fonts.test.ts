import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The files of a style sheet, each with the family it belongs to and the letters it is for. */
function facesOf(css: string): { family: string; file: string; letters: string }[] {
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const file = /([\w-]+)\.woff2/.exec(face)?.[1];
    const family = /font-family: ['"]?([^'";]+)/.exec(face)?.[1] ?? '';
    const letters = /unicode-range:([^;]*)/.exec(face)?.[1]?.replace(/\s/g, '') ?? '';
    return file ? [{ family, file, letters }] : [];
  });
}

const ours = facesOf(read('src/web/styles/fonts.css'));
const fileOf = (family: string) =>
  ours.filter((face) => face.family === family).map(({ file }) => file);

test('each file of Inter is for the letters that its package says', () => {
  const wanted = facesOf(read('node_modules/@fontsource-variable/inter/wght.css'));
  expect(wanted).toHaveLength(7);
  for (const { file, letters } of wanted) {
    expect(ours.find((face) => face.file === file)?.letters).toBe(letters);
  }
});

test('the family that every page begins with has no file that a page may not have asked for', () => {
  expect(fileOf('Inter Variable')).toEqual(['inter-latin-wght-normal']);
  expect(read('src/web/index.html')).toContain('files/inter-latin-wght-normal.woff2');
});

test('every sign that a page shows is in a font of ours', () => {
  const covered = ours
    .flatMap(({ letters }) => letters.split(','))
    .map((range) =>
      range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16)),
    );
  const isCovered = (sign: string) => {
    const code = sign.codePointAt(0) ?? 0;
    return covered.some(([first = 0, last = first]) => code >= first && code <= last);
  };
  const web = join(ROOT, 'src/web');
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
  const shown = files.filter(
    (file) => /\.(tsx?|css)$/.test(file) && !/\.test\.|testing/.test(file),
  );
  const signs = shown.flatMap(
    (file) => read(join('src/web', file)).match(/[\u2100-\u2bff]/gu) ?? [],
  );
  expect(signs).toContain('✓');
  expect([...new Set(signs)].filter((sign) => !isCovered(sign))).toEqual([]);
});
