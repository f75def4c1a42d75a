// Shift groups: the list, the board of groups and people, and the changes to both.
import { queryOptions, useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type * as api from '#contract/api/shift-groups';
import type { BodyInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { toastFailure } from '../platform/failure';
import { queryClient } from '../platform/query-client';
import { employeesQuery, useEmployees } from './employees';
import {
  type Board,
  type GroupMove,
  withEmployeeIn,
  withGroup,
  withGroupMoved,
  withGroupOrder,
  withoutGroup,
} from './shift-group-changes';

export const shiftGroupsQuery = queryOptions({
  queryKey: ['shift-groups'],
  meta: { topics: ['shift-groups', 'employees'] },
  queryFn: ({ signal }) => call('GET /api/shift-groups', { signal }),
});

export function useShiftGroups({ enabled = true } = {}) {
  return useQuery({ ...shiftGroupsQuery, enabled });
}

export interface Move {
  employeeId: string;
  from: string | null;
  to: string | null;
}

const MOVE = ['shift-groups', 'move'];
const REORDER = ['shift-groups', 'reorder'];
// Changes go one after the other: the later of two moves of one person must arrive last.
const scope = { id: 'shift-groups' };

/**
 * Groups and people as they will be once the moves under way are done. A refresh in the middle of one
 * still brings the old state, which must not flicker through.
 */
export function useBoard() {
  const groups = useShiftGroups();
  const employees = useEmployees();
  const moves = usePending<Move>(MOVE);
  const groupMoves = usePending<GroupMove>(REORDER);
  const board = useMemo(() => {
    if (!groups.data || !employees.data) return undefined;
    let shown: Board = { groups: groups.data, employees: employees.data };
    for (const move of groupMoves) shown = withGroupMoved(shown, move);
    for (const { employeeId, to } of moves) shown = withEmployeeIn(shown, employeeId, to);
    return shown;
  }, [groups.data, employees.data, moves, groupMoves]);
  return {
    board,
    error: groups.error ?? employees.error,
    isFetching: groups.isFetching || employees.isFetching,
    refetch: () => Promise.all([groups.refetch(), employees.refetch()]),
  };
}

function usePending<Variables>(mutationKey: string[]): Variables[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Variables,
  });
}

/** The move shows straight away; it is taken back, with a message, when the server refuses. */
export function useMoveEmployee() {
  return useMutation({
    mutationKey: MOVE,
    scope,
    mutationFn: async ({ employeeId, from, to }: Move) => {
      const body = { employeeId };
      if (to)
        await call('POST /api/shift-groups/{groupId}/assign', { params: { groupId: to }, body });
      else if (from)
        await call('DELETE /api/shift-groups/{groupId}/assign', {
          params: { groupId: from },
          query: {},
          body,
        });
    },
    onMutate: async ({ employeeId, to }) => {
      await stopReading();
      change((board) => withEmployeeIn(board, employeeId, to));
    },
    onSuccess: (_done, { employeeId, to }) =>
      change((board) => withEmployeeIn(board, employeeId, to)),
    onError: (error, { employeeId, from, to }) => {
      // A person who has been moved on since stays where they are.
      change((board) =>
        groupOf(board, employeeId) === to ? withEmployeeIn(board, employeeId, from) : board,
      );
      toastFailure('Failed to assign employee', error);
    },
    onSettled: refresh,
  });
}

export function useMoveEmployees() {
  return useMutation({
    scope,
    mutationFn: (moves: BodyInput<typeof api.moveEmployees>['moves']) =>
      call('POST /api/shift-groups/moves', { body: { moves } }),
    onSettled: refresh,
  });
}

export function useMoveShiftGroup() {
  return useMutation({
    mutationKey: REORDER,
    scope,
    mutationFn: ({ id, ...body }: GroupMove) =>
      call('POST /api/shift-groups/{id}/move', { params: { id }, body }),
    onMutate: async (move) => {
      await stopReading();
      const before = queryClient.getQueryData(shiftGroupsQuery.queryKey)?.map(({ id }) => id);
      change((board) => withGroupMoved(board, move));
      return { before };
    },
    // The answer also holds what others have moved.
    onSuccess: (groups) =>
      change((board) =>
        withGroupOrder(
          board,
          groups.map(({ id }) => id),
        ),
      ),
    onError: (error, _move, context) => {
      const before = context?.before;
      if (before) change((board) => withGroupOrder(board, before));
      toastFailure('Failed to reorder groups', error);
    },
    onSettled: refresh,
  });
}

type GroupInput = BodyInput<typeof api.updateShiftGroup>;

export function useSaveShiftGroup() {
  return useMutation({
    scope,
    mutationFn: ({ id, seen, ...body }: GroupInput & { id?: string | undefined }) =>
      id
        ? call('PUT /api/shift-groups/{id}', { params: { id }, body: { ...body, seen } })
        : call('POST /api/shift-groups', { body }),
    onSuccess: (group) => change((board) => withGroup(board, group)),
    onSettled: refresh,
  });
}

export function useDeleteShiftGroup() {
  return useMutation({
    scope,
    mutationFn: (id: string) => call('DELETE /api/shift-groups/{id}', { params: { id } }),
    onSuccess: (_done, id) => change((board) => withoutGroup(board, id)),
    onSettled: refresh,
  });
}

function groupOf({ employees }: Board, employeeId: string): string | null {
  return employees.find(({ id }) => id === employeeId)?.shift_group?.id ?? null;
}

async function stopReading(): Promise<void> {
  await Promise.all([
    queryClient.cancelQueries({ queryKey: shiftGroupsQuery.queryKey }),
    queryClient.cancelQueries({ queryKey: employeesQuery.queryKey }),
  ]);
}

/** Changes both lists, if they have been read. */
function change(how: (board: Board) => Board): void {
  const groups = queryClient.getQueryData(shiftGroupsQuery.queryKey);
  const employees = queryClient.getQueryData(employeesQuery.queryKey);
  const next = how({ groups: groups ?? [], employees: employees ?? [] });
  if (groups) queryClient.setQueryData(shiftGroupsQuery.queryKey, next.groups);
  if (employees) queryClient.setQueryData(employeesQuery.queryKey, next.employees);
}

function refresh(): void {
  void queryClient.invalidateQueries({ queryKey: shiftGroupsQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: employeesQuery.queryKey });
}
