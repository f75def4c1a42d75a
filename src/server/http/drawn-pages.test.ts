import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { loadDrawing } from './drawn-pages';

const folder = mkdtempSync(join(tmpdir(), 'muster-drawing-'));
afterAll(() => rmSync(folder, { recursive: true }));

const logged: { msg: string; err: { message: string } }[] = [];
const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) });

function drawing(name: string, body: string) {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, `export async function drawPage(address, user) { ${body} }`);
  return loadDrawing(file, log);
}

test('without a build nothing is drawn', async () => {
  const draw = await loadDrawing(join(folder, 'nothing.mjs'), log);
  expect(await draw('/login', null)).toBe('');
});

test('the drawing is told the address and the person', async () => {
  const draw = await drawing('told', "return address + ' ' + user");
  expect(await draw('/roster?view=list', undefined)).toBe('/roster?view=list undefined');
});

test('a drawing that fails is left out and told of', async () => {
  const draw = await drawing('fails', "throw new Error('no such colour')");
  expect(await draw('/dashboard', null)).toBe('');
  expect(logged.at(-1)).toMatchObject({
    msg: 'A page could not be drawn ahead',
    err: { message: 'no such colour' },
  });
});

test('nobody waits for a drawing that hangs', async () => {
  const draw = await drawing('hangs', 'return new Promise(() => undefined)');
  expect(await draw('/dashboard', null)).toBe('');
});
