// What a screen reader says while something is dragged.
import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import { draggedOf, targetOf, UNASSIGNED } from './board-items';

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

export const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${draggedOf(active)?.name}.`,
  onDragOver: ({ over }) => `Over ${targetOf(over)?.name ?? 'no group'}.`,
  onDragEnd: ({ active, over }) => {
    const dragged = draggedOf(active);
    const target = targetOf(over);
    if (!dragged) return undefined;
    if (!target) return `${dragged.name} stays where it was.`;
    if (dragged.kind === 'group') {
      return dragged.id === target.groupId
        ? `${dragged.name} stays where it was.`
        : `${dragged.name} moved to the place of ${target.name}.`;
    }
    if (dragged.groupId === target.groupId) return `${dragged.name} stays in ${target.name}.`;
    return movedTo(dragged.name, target.name === UNASSIGNED ? null : target.name);
  },
  onDragCancel: ({ active }) => `Cancelled. ${draggedOf(active)?.name} stays where it was.`,
};
