import { expect, test } from 'vitest';
import { theirsWithoutQuestion, versionsOf } from './versions';

const seen = { name: 'Amy', phone: '', group: 'a' };
const asTyped = (_field: string, value: string) => value;

test('a field that only someone else changed follows them', () => {
  const now = { ...seen, phone: '0400' };
  const mine = { ...seen, name: 'Amy Able' };
  expect(theirsWithoutQuestion(seen, now, mine)).toEqual({ phone: '0400' });
  expect(versionsOf(seen, now, mine, {}, asTyped)).toEqual([]);
});

test('a field that both changed in the same way needs no choice', () => {
  const now = { ...seen, name: 'Amy Able' };
  expect(theirsWithoutQuestion(seen, now, now)).toEqual({ name: 'Amy Able' });
});

test('a field that both changed is shown in both versions', () => {
  const now = { ...seen, phone: '', group: 'b' };
  const mine = { ...seen, group: 'none', password: 'secret' };
  const names: Record<string, string> = { b: 'Nights', none: '' };
  const words = (_field: string, value: string) => names[value] ?? value;
  expect(versionsOf(seen, now, mine, { group: 'Shift group' }, words)).toEqual([
    { field: 'group', label: 'Shift group', theirs: 'Nights', mine: 'none' },
  ]);
});
