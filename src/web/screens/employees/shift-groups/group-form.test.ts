import { expect, test } from 'vitest';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { COLOR_PRESETS } from '#contract/group-colors';
import { displayOrder, GroupForm, initialValues } from './group-form';

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['', 1],
  ['0', 1],
  ['-4', 1],
  ['2.5', 1],
  ['abc', 1],
  ['1e99', 10_000],
  ['99999', 10_000],
])('the display order %j counts as %i', (typed, order) => {
  expect(displayOrder(typed)).toBe(order);
});

const day: ShiftGroup = {
  id: 'd',
  org_id: 'y',
  name: 'Day',
  color_hex: '#3B82F6',
  position: 0,
  member_count: 0,
};

test('a new group comes last, in the first colour that no group has', () => {
  expect(initialValues(undefined, [])).toEqual({ name: '', order: '1', color_hex: '#3B82F6' });
  expect(initialValues(undefined, [day])).toEqual({ name: '', order: '2', color_hex: '#0EA5E9' });
});

test('a group to edit shows its place counted from 1, and no colour as an empty field', () => {
  const group = {
    id: 'x',
    org_id: 'y',
    name: 'Night',
    color_hex: null,
    position: 2,
    member_count: 0,
  };
  expect(initialValues(group, [day])).toEqual({ name: 'Night', order: '3', color_hex: '' });
});

test.each(['#3B82F6', '#abcdef', ''])('takes the colour %j', (color_hex) => {
  const parsed = GroupForm.parse({ name: ' Night ', order: '2', color_hex });
  expect(parsed).toEqual({ name: 'Night', order: 2, color_hex: color_hex || null });
});

test.each(['3B82F6', '#3B82F', '#3B82F6F', '#GGGGGG', 'red', '#12'])(
  'refuses the colour %j',
  (color_hex) => {
    const { error } = GroupForm.safeParse({ name: 'Night', order: '2', color_hex });
    expect(error?.issues).toMatchObject([{ path: ['color_hex'], message: 'Invalid hex color' }]);
  },
);

test('there are twelve presets, all different, all valid, the default among them', () => {
  expect(new Set(COLOR_PRESETS.map(({ hex }) => hex)).size).toBe(12);
  expect(new Set(COLOR_PRESETS.map(({ name }) => name)).size).toBe(12);
  for (const { hex } of COLOR_PRESETS) expect(hex).toMatch(/^#[0-9A-F]{6}$/);
  expect(COLOR_PRESETS.map(({ hex }) => hex)).toContain('#3B82F6');
});
