// What is dragged on the board, and where it can be dropped.
import type { Active, Over } from '@dnd-kit/core';
import { counted } from '#engine/counted';

export const UNASSIGNED = 'Unassigned';

export type Dragged =
  | { kind: 'employee'; id: string; name: string; groupId: string | null; groupName: string }
  | { kind: 'group'; id: string; name: string };

export interface Target {
  /** Null for the card of those without a group. */
  groupId: string | null;
  name: string;
}

export function draggedOf(active: Active | null): Dragged | undefined {
  return active?.data.current as Dragged | undefined;
}

export function targetOf(over: Over | null): Target | undefined {
  return over?.data.current as Target | undefined;
}

export function cardId(groupId: string | null): string {
  return `card ${groupId ?? 'unassigned'}`;
}

/** The card from which it is dragged. */
export function homeOf(dragged: Dragged): string {
  return cardId(dragged.kind === 'employee' ? dragged.groupId : dragged.id);
}

export function countOf(employees: number): string {
  return counted(employees, 'employee');
}
