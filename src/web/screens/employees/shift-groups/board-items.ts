// The board of groups: its cards, the people on them, and what is dragged from card to card.
import type { Active, Over } from '@dnd-kit/core';
import { createContext, use } from 'react';
import type { Employee } from '#contract/api/employees';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { matchEmployees } from '../../../components/match-employees';

export const UNASSIGNED = 'Unassigned';

export type Dragged =
  | { kind: 'employee'; id: string; name: string; groupId: string | null; groupName: string }
  | { kind: 'group'; id: string; name: string };

export interface Target {
  /** Null for the card of people without a group. */
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

/** The card it is dragged from. */
export function homeOf(dragged: Dragged): string {
  return cardId(dragged.kind === 'employee' ? dragged.groupId : dragged.id);
}

interface BoardMoves {
  groups: ShiftGroup[];
  /** So many people that not all of them can be drawn. */
  many: boolean;
  /** Null takes the employee out of every group. */
  moveTo: (employee: Employee, to: ShiftGroup | null) => void;
}

export const BoardMovesContext = createContext<BoardMoves | undefined>(undefined);

export function useBoardMoves(): BoardMoves {
  const board = use(BoardMovesContext);
  if (!board) throw new Error('People are moved only on the board of groups');
  return board;
}

export interface People {
  /** People the search finds. */
  shown: Employee[];
  /** Everyone in the group. */
  count: number;
}

/** People by the id of their group, null for the unassigned; in the order of the list. */
export function peopleByGroup(employees: Employee[], search: string): Map<string | null, People> {
  const groups = new Map<string | null, People>();
  const found = new Set(matchEmployees(employees, search));
  for (const employee of employees) {
    const key = employee.shift_group?.id ?? null;
    const people = groups.get(key) ?? { shown: [], count: 0 };
    people.count += 1;
    if (found.has(employee)) people.shown.push(employee);
    groups.set(key, people);
  }
  return groups;
}
