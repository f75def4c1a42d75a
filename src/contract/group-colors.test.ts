import { expect, test } from 'vitest';
import { COLOR_PRESETS, unusedColor } from './group-colors';

test('a new group takes the first colour that no group has, in any case', () => {
  expect(unusedColor([])).toBe('#3B82F6');
  expect(unusedColor([{ color_hex: '#3b82f6' }, { color_hex: '#14B8A6' }])).toBe('#0EA5E9');
  expect(unusedColor([{ color_hex: null }, {}])).toBe('#3B82F6');
});

test('when all colours are taken, they begin again', () => {
  const all = COLOR_PRESETS.map(({ hex }) => ({ color_hex: hex }));
  expect(unusedColor(all)).toBe('#3B82F6');
  expect(unusedColor([...all, { color_hex: '#3B82F6' }])).toBe('#0EA5E9');
});
