import { expect, test } from 'vitest';
import { csv } from './csv';

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '﹦1',
  ' =1',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff＝1',
  '\u202e\u0001=1',
  '\t=1',
  '\tA',
])('the cell %j is not run as a formula', (cell) => {
  expect(csv([[cell]])).toBe(`"'${cell}"\r\n`);
});

test('other cells stay as they are', () => {
  expect(csv([['Amy Able', 'a=b', ' x', '李', 7, true, null]])).toBe(
    'Amy Able,a=b, x,李,7,true,\r\n',
  );
});
