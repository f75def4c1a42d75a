// Employees: the list, and what managers do with it.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type * as api from '#contract/api/employees';
import type { BodyInput } from '#contract/endpoint';
import { counted } from '#engine/counted';
import { call } from '../platform/api';
import { toastFailure } from '../platform/failure';
import { queryClient } from '../platform/query-client';
import { toast } from '../ui/toast-store';
import { refreshRoster } from './refresh-roster';
import { rereadSession } from './session';

export const employeesQuery = queryOptions({
  queryKey: ['employees'],
  meta: { topics: ['employees', 'shift-groups'] },
  queryFn: ({ signal }) => call('GET /api/employees', { signal }),
});

export function useEmployees({ enabled = true } = {}) {
  return useQuery({ ...employeesQuery, enabled });
}

function refreshEmployees(): void {
  void queryClient.invalidateQueries({ queryKey: employeesQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: ['shift-groups'] });
}

export function useCreateEmployee() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.createEmployee>) =>
      call('POST /api/employees', { body }),
    onSuccess: refreshEmployees,
  });
}

/** The session knows the own record, too. */
export function useAddMyself() {
  return useMutation({
    mutationFn: () => call('POST /api/employees/me'),
    onSuccess: async () => {
      refreshEmployees();
      await rereadSession();
    },
  });
}

export function useUpdateEmployee() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof api.updateEmployee>) =>
      call('PUT /api/employees/{id}', { params: { id }, body }),
    onSuccess: (updated) => {
      queryClient.setQueryData(employeesQuery.queryKey, (employees) =>
        employees?.map((employee) => (employee.id === updated.id ? updated : employee)),
      );
    },
    onSettled: refreshEmployees,
  });
}

export function useResetTwoStep() {
  return useMutation({
    mutationFn: (id: string) => call('POST /api/employees/{id}/reset-two-step', { params: { id } }),
  });
}

const COUNT_WITHIN_MS = 1_500;

/** Shifts that go with an employee; 0 when the answer is late, because the question must not wait. */
export async function countEmployeeShifts(id: string): Promise<number> {
  const signal = AbortSignal.timeout(COUNT_WITHIN_MS);
  try {
    return (await call('GET /api/employees/{id}/future-shifts', { params: { id }, signal })).count;
  } catch {
    return 0;
  }
}

/** They leave the list straight away, and come back when the server refuses. */
export function useRemoveEmployees() {
  const { queryKey } = employeesQuery;
  return useMutation({
    mutationFn: (employeeIds: string[]) =>
      call('POST /api/employees/remove', { body: { employeeIds } }),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (employees) =>
        employees?.filter((employee) => !ids.includes(employee.id)),
      );
      return { before };
    },
    onError: (_error, _ids, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: refreshEmployees,
  });
}

export async function undoRemoval(id: string): Promise<void> {
  try {
    const { restored } = await call('POST /api/employees/removals/{id}/undo', { params: { id } });
    toast({ title: `Brought back ${counted(restored, 'employee')}` });
  } catch (error) {
    toastFailure('Failed to undo', error);
  } finally {
    refreshEmployees();
    void refreshRoster();
  }
}

export type ImportRowInput = BodyInput<typeof api.importEmployees>['rows'][number];

/** Checks the rows of one file on the server, again whenever people or groups change; saves nothing. */
export function useImportCheck(
  fileId: number | undefined,
  body: { rows: ImportRowInput[]; existing: 'skip' | 'update' },
  wanted: boolean,
) {
  return useQuery({
    queryKey: ['employee-import', fileId, body],
    meta: { topics: ['employees', 'shift-groups'] },
    enabled: wanted && fileId !== undefined && body.rows.length > 0,
    gcTime: 0,
    queryFn: ({ signal }) =>
      call('POST /api/employees/import', { body: { dryRun: true, ...body }, signal }),
    // While a fixed row is checked again, the others keep what was said about them.
    placeholderData: (before) => before,
  });
}

export function useImportEmployees() {
  return useMutation({
    mutationFn: (body: Omit<BodyInput<typeof api.importEmployees>, 'dryRun'>) =>
      call('POST /api/employees/import', { body: { dryRun: false, ...body } }),
    onSettled: refreshEmployees,
  });
}

/** A file, not JSON, so the typed client cannot bring it. */
export function readEmployeesExport(): Promise<string> {
  return call('GET /api/employees/export');
}
