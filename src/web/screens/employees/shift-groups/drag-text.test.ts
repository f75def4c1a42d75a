import type { Active, Over } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import type { Dragged, Target } from './board-items';
import { announcements } from './drag-text';

const active = (data: Dragged) => ({ id: data.id, data: { current: data } }) as unknown as Active;
const over = (data: Target) => ({ id: data.name, data: { current: data } }) as unknown as Over;

const amy = active({
  kind: 'employee',
  id: 'amy',
  name: 'Amy Able',
  groupId: 'a',
  groupName: 'Ward A',
});
const wardA = active({ kind: 'group', id: 'a', name: 'Ward A' });
const onA = over({ groupId: 'a', name: 'Ward A' });
const onB = over({ groupId: 'b', name: 'Ward B' });
const onUnassigned = over({ groupId: null, name: 'Unassigned' });

test('a screen reader hears what is picked up, and over which group it is', () => {
  expect(announcements.onDragStart({ active: amy })).toBe('Picked up Amy Able. Over Ward A.');
  expect(announcements.onDragStart({ active: wardA })).toBe('Picked up Ward A.');
  expect(announcements.onDragOver({ active: amy, over: onB })).toBe('Over Ward B.');
  expect(announcements.onDragOver({ active: amy, over: null })).toBe('Over no group.');
});

test('the first card of a keyboard drag does not drown out what was picked up', () => {
  const first = announcements.onDragStart({ active: amy });
  expect(announcements.onDragOver({ active: amy, over: onA })).toBe(first);
});

test.each([
  [amy, onA, 'Amy Able stays in Ward A.'],
  [amy, null, 'Amy Able stays in Ward A.'],
  [wardA, onA, 'Ward A stays where it was.'],
])('a screen reader hears that a drop changed nothing', (dragged, target, said) => {
  expect(announcements.onDragEnd({ active: dragged, over: target })).toBe(said);
});

test.each([
  [amy, onB],
  [amy, onUnassigned],
  [wardA, onB],
])('a drop that the server may still refuse is not announced', (dragged, target) => {
  expect(announcements.onDragEnd({ active: dragged, over: target })).toBeUndefined();
});

test('a cancelled drag says that nothing changed', () => {
  expect(announcements.onDragCancel({ active: amy, over: onB })).toBe(
    'Cancelled. Amy Able stays in Ward A.',
  );
});
