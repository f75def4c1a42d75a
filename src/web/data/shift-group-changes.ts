// The lists on the screen after a change to the groups, before the server has answered.
import type { Employee } from '#contract/api/employees';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { compareNames } from '../platform/compare-names';

export interface Board {
  groups: ShiftGroup[];
  /** By group position, then name; unassigned last. */
  employees: Employee[];
}

export interface GroupMove {
  id: string;
  beside: string;
  side: 'before' | 'after';
}

/** A group takes the place of the one it is dropped on, and those between close up. */
export function moveOnto(ids: readonly string[], id: string, over: string): GroupMove {
  return { id, beside: over, side: ids.indexOf(id) < ids.indexOf(over) ? 'after' : 'before' };
}

/** A move beside a group that is gone by now changes nothing. */
export function withGroupMoved(board: Board, { id, beside, side }: GroupMove): Board {
  const moved = board.groups.find((group) => group.id === id);
  const others = board.groups.filter((group) => group.id !== id);
  const place = others.findIndex((group) => group.id === beside);
  if (!moved || place < 0) return board;
  return withGroups(board, others.toSpliced(side === 'after' ? place + 1 : place, 0, moved));
}

/** Without a group, the employee becomes unassigned. A move to the same group changes nothing. */
export function withEmployeeIn(board: Board, employeeId: string, groupId: string | null): Board {
  const employee = board.employees.find(({ id }) => id === employeeId);
  const group = board.groups.find(({ id }) => id === groupId);
  const from = employee?.shift_group?.id ?? null;
  if (!employee || from === groupId || (groupId !== null && !group)) return board;
  const moved = { ...employee, shift_group: group ? asOfEmployee(group) : null };
  const others = board.employees.filter(({ id }) => id !== employeeId);
  const place = others.findIndex((other) => compare(moved, other) < 0);
  return {
    groups: board.groups.map((each) => {
      if (each.id === from) return { ...each, member_count: each.member_count - 1 };
      if (each.id === groupId) return { ...each, member_count: each.member_count + 1 };
      return each;
    }),
    employees: others.toSpliced(place < 0 ? others.length : place, 0, moved),
  };
}

/** A group missing from the order, because someone has just made it, stays at the end. */
export function withGroupOrder(board: Board, ids: readonly string[]): Board {
  const place = ({ id }: ShiftGroup) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return withGroups(
    board,
    board.groups.toSorted((a, b) => place(a) - place(b)),
  );
}

export function withGroup(board: Board, group: ShiftGroup): Board {
  const others = board.groups.filter(({ id }) => id !== group.id);
  return withGroups(board, others.toSpliced(group.position, 0, group));
}

export function withoutGroup(board: Board, groupId: string): Board {
  return withGroups(
    board,
    board.groups.filter(({ id }) => id !== groupId),
  );
}

/** Positions become 0, 1, 2 ..., and each employee carries the group as it is now. */
function withGroups({ employees }: Board, inOrder: ShiftGroup[]): Board {
  const groups = inOrder.map((group, position) => ({ ...group, position }));
  const found = new Map(groups.map((group) => [group.id, asOfEmployee(group)]));
  return {
    groups,
    employees: employees
      .map((each) => ({ ...each, shift_group: found.get(each.shift_group?.id ?? '') ?? null }))
      .toSorted(compare),
  };
}

function asOfEmployee({ id, name, color_hex, position }: ShiftGroup): Employee['shift_group'] {
  return { id, name, color_hex, position };
}

function compare(a: Employee, b: Employee): number {
  const [first, second] = [placeOf(a), placeOf(b)];
  if (first !== second) return first < second ? -1 : 1;
  return compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1);
}

function placeOf({ shift_group }: Employee): number {
  return shift_group?.position ?? Number.POSITIVE_INFINITY;
}
