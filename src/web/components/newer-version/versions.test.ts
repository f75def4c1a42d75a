import { expect, test } from 'vitest';
import { theirsWithoutQuestion, versionsOf } from './versions';

const seen = { name: 'Amy', phone: '', group: 'a' };
const asTyped = (_field: string, value: string) => value;

test('what only somebody else changed is taken over without a question', () => {
  const now = { ...seen, phone: '0400' };
  const mine = { ...seen, name: 'Amy Able' };
  expect(theirsWithoutQuestion(seen, now, mine)).toEqual({ phone: '0400' });
  expect(versionsOf(seen, now, mine, {}, asTyped)).toEqual([]);
});

test('what both changed alike is no question either', () => {
  const now = { ...seen, name: 'Amy Able' };
  expect(theirsWithoutQuestion(seen, now, now)).toEqual({ name: 'Amy Able' });
});

test('what both changed is shown in both versions, in words', () => {
  const now = { ...seen, phone: '', group: 'b' };
  const mine = { ...seen, group: 'none', password: 'secret' };
  const names: Record<string, string> = { b: 'Nights', none: '' };
  const words = (_field: string, value: string) => names[value] ?? value;
  expect(versionsOf(seen, now, mine, { group: 'Shift group' }, words)).toEqual([
    { field: 'group', label: 'Shift group', theirs: 'Nights', mine: 'none' },
  ]);
});
