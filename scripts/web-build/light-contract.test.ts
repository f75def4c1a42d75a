import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lightModule } from './light-contract.ts';

const FOLDER = join(import.meta.dirname, '../../src/contract/api');

const modules = readdirSync(FOLDER).map((file) => ({
  file,
  source: readFileSync(join(FOLDER, file), 'utf8'),
}));

test.each(modules)('$file says the same without its schemas', async ({ file, source }) => {
  const light = await import(`data:text/javascript,${encodeURIComponent(lightModule(source))}`);
  const whole = await import(join(FOLDER, file));
  const calls = Object.entries<Record<string, unknown>>(whole).filter(([, each]) => each.path);
  expect(calls.length).toBeGreaterThan(0);
  for (const [name, { method, path, right, produces }] of calls) {
    expect(light[name]).toEqual({ method, path, right, ...(produces ? { produces } : {}) });
  }
  expect(whole).toMatchObject({ ...light });
});

test('a schema stays where it is, and so does what is made of other values', () => {
  const source = `
    import { z } from 'zod';
    export const Body = z.object({});
    export const SIZE = LIMITS.size;
    export const CHOICES = ['a', 'b'] as const;
    const inner = 'not exported';
  `;
  expect(lightModule(source)).toBe("export const CHOICES = ['a', 'b'];");
});
