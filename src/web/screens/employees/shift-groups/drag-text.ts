// What a screen reader says while something is dragged.
import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import { type Dragged, draggedOf, type Target, targetOf } from './board-items';

export const screenReaderInstructions: ScreenReaderInstructions = {
  draggable:
    'To pick up, press Space or Enter. While carrying, choose a group with the arrow keys, drop with Space or Enter, and cancel with Escape. The menu beside it does the same.',
};

export function movedTo(name: string, group: string | null): string {
  return group === null ? `${name} is now in no group.` : `${name} moved to ${group}.`;
}

export function nowAt(name: string, position: number, count: number): string {
  return `${name} is now number ${position + 1} of ${count}.`;
}

export function inPlaceOf(name: string, other: string): string {
  return `${name} moved to the place of ${other}.`;
}

export const announcements: Announcements = {
  onDragStart: ({ active }) => pickedUp(draggedOf(active)),
  onDragOver: ({ active, over }) => {
    const dragged = draggedOf(active);
    const target = targetOf(over);
    // A keyboard drag begins over its own card: 'Over Ward A' would drown out what was picked up.
    if (dragged && target && isHome(dragged, target)) return pickedUp(dragged);
    return `Over ${target?.name ?? 'no group'}.`;
  },
  onDragEnd: ({ active, over }) => {
    const dragged = draggedOf(active);
    const target = targetOf(over);
    if (!dragged) return undefined;
    // A move is announced once it is saved: the server may refuse it.
    return !target || isHome(dragged, target) ? stays(dragged) : undefined;
  },
  onDragCancel: ({ active }) => {
    const dragged = draggedOf(active);
    return dragged && `Cancelled. ${stays(dragged)}`;
  },
};

function isHome(dragged: Dragged, { groupId }: Target): boolean {
  return groupId === (dragged.kind === 'employee' ? dragged.groupId : dragged.id);
}

function pickedUp(dragged: Dragged | undefined): string | undefined {
  if (!dragged) return undefined;
  const { kind, name } = dragged;
  return kind === 'group' ? `Picked up ${name}.` : `Picked up ${name}. Over ${dragged.groupName}.`;
}

function stays(dragged: Dragged): string {
  return dragged.kind === 'group'
    ? `${dragged.name} stays where it was.`
    : `${dragged.name} stays in ${dragged.groupName}.`;
}
