import { expect, test } from 'vitest';
import type { Employee } from '#contract/api/employees';
import type { ShiftGroup } from '#contract/api/shift-groups';
import {
  type Board,
  moveOnto,
  withEmployeeIn,
  withGroup,
  withGroupMoved,
  withGroupOrder,
  withoutGroup,
} from './shift-group-changes';

function group(name: string, position: number, member_count: number): ShiftGroup {
  return {
    id: name.toLowerCase(),
    org_id: 'org',
    name,
    color_hex: '#3B82F6',
    position,
    member_count,
  };
}

function person(name: string, of: ShiftGroup | null): Employee {
  const shift_group = of && {
    id: of.id,
    name: of.name,
    color_hex: of.color_hex,
    position: of.position,
  };
  return {
    id: name,
    org_id: 'org',
    user_id: null,
    name,
    email: null,
    phone: null,
    role: 'employee',
    created_at: null,
    shift_group,
  };
}

const day = group('Day', 0, 2);
const night = group('Night', 1, 1);
const spare = group('Spare', 2, 0);
const board: Board = {
  groups: [day, night, spare],
  employees: [
    person('Amy', day),
    person('carl', day),
    person('Bea', night),
    person('Dan', null),
    person('Eve', null),
  ],
};

/** 'Day 2: Amy carl', as the screen shows it. */
function shown({ groups, employees }: Board): string[] {
  const names = (id: string | null) =>
    employees.filter(({ shift_group }) => (shift_group?.id ?? null) === id).map(({ name }) => name);
  return [
    ...groups.map(({ id, name, member_count }) =>
      [`${name} ${member_count}:`, ...names(id)].join(' '),
    ),
    ['none:', ...names(null)].join(' '),
  ];
}

const positions = ({ groups }: Board) => groups.map(({ name, position }) => [name, position]);
const order = ({ employees }: Board) => employees.map(({ name }) => name).join(' ');

test.each([
  ['a', 'c', 'b c a d'],
  ['d', 'b', 'a d b c'],
  ['b', 'c', 'a c b d'],
  ['b', 'b', 'a b c d'],
  ['x', 'b', 'a b c d'],
  ['b', 'x', 'a b c d'],
])('%s dropped on %s gives %s', (moved, over, after) => {
  const ids = ['a', 'b', 'c', 'd'];
  const groups = ids.map((id, position) => group(id, position, 0));
  const dropped = withGroupMoved({ groups, employees: [] }, moveOnto(ids, moved, over));
  expect(dropped.groups.map(({ id }) => id).join(' ')).toBe(after);
});

test('two moves made from the same list both hold', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const groups = ids.map((id, position) => group(id, position, 0));
  const [first, second] = [moveOnto(ids, 'a', 'b'), moveOnto(ids, 'd', 'c')];
  const after = withGroupMoved(withGroupMoved({ groups, employees: [] }, first), second);
  expect(after.groups.map(({ id }) => id)).toEqual(['b', 'a', 'd', 'c']);
});

test('a person moves to another group, in the order of names, and both are counted anew', () => {
  const after = withEmployeeIn(board, 'Bea', 'day');
  expect(shown(after)).toEqual(['Day 3: Amy Bea carl', 'Night 0:', 'Spare 0:', 'none: Dan Eve']);
  expect(order(after)).toBe('Amy Bea carl Dan Eve');
  expect(after.employees[1]?.shift_group).toEqual({
    id: 'day',
    name: 'Day',
    color_hex: '#3B82F6',
    position: 0,
  });
});

test('a person leaves a group and stands last, among the unassigned', () => {
  const after = withEmployeeIn(board, 'Amy', null);
  expect(shown(after)).toEqual(['Day 1: carl', 'Night 1: Bea', 'Spare 0:', 'none: Amy Dan Eve']);
  expect(order(after)).toBe('carl Bea Amy Dan Eve');
});

test('the unassigned join the last group of all', () => {
  expect(order(withEmployeeIn(board, 'Eve', 'spare'))).toBe('Amy carl Bea Eve Dan');
});

test.each([
  ['the group they are in', 'Amy', 'day'],
  ['no group, like before', 'Dan', null],
  ['a group that is gone', 'Amy', 'gone'],
])('a move to %s changes nothing, however often it is made', (_, employeeId, groupId) => {
  expect(withEmployeeIn(board, employeeId, groupId)).toBe(board);
});

test('a person who is gone cannot be moved', () => {
  expect(withEmployeeIn(board, 'Zoe', 'day')).toBe(board);
});

test('a move made twice is a move made once', () => {
  const once = withEmployeeIn(board, 'Dan', 'night');
  expect(withEmployeeIn(once, 'Dan', 'night')).toBe(once);
});

test('a move and its way back leave the board as it was', () => {
  expect(withEmployeeIn(withEmployeeIn(board, 'Bea', null), 'Bea', 'night')).toEqual(board);
});

test('in a new order of groups the people follow', () => {
  const after = withGroupOrder(board, ['spare', 'night', 'day']);
  expect(positions(after)).toEqual([
    ['Spare', 0],
    ['Night', 1],
    ['Day', 2],
  ]);
  expect(order(after)).toBe('Bea Amy carl Dan Eve');
  expect(after.employees[0]?.shift_group?.position).toBe(1);
});

test('an order from before a group was made leaves that group at the end', () => {
  expect(positions(withGroupOrder(board, ['night', 'day', 'gone']))).toEqual([
    ['Night', 0],
    ['Day', 1],
    ['Spare', 2],
  ]);
});

test('a new group takes its place', () => {
  expect(shown(withGroup(board, group('Noon', 1, 0)))).toEqual([
    'Day 2: Amy carl',
    'Noon 0:',
    'Night 1: Bea',
    'Spare 0:',
    'none: Dan Eve',
  ]);
});

test('a changed group moves, and its people carry the new name and colour', () => {
  const after = withGroup(board, { ...night, name: 'Late', color_hex: null, position: 0 });
  expect(positions(after)).toEqual([
    ['Late', 0],
    ['Day', 1],
    ['Spare', 2],
  ]);
  expect(after.employees[0]?.shift_group).toEqual({
    id: 'night',
    name: 'Late',
    color_hex: null,
    position: 0,
  });
});

test('a deleted group leaves its people unassigned, and no gap', () => {
  const after = withoutGroup(board, 'day');
  expect(shown(after)).toEqual(['Night 1: Bea', 'Spare 0:', 'none: Amy carl Dan Eve']);
  expect(positions(after)).toEqual([
    ['Night', 0],
    ['Spare', 1],
  ]);
});
